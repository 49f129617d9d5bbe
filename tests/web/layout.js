// What is wrong with how the page lies in its window: things to use that are cut, covered, empty or out of reach; the
// board has at least that share of it.
(least) => {
  const USED = "button, a[href], select, textarea, input:not(.visually-hidden), label.button, summary, [role=button], [role=tab]";
  const SLACK = 3; // a glow or an outline may be cut
  const GRID = [1, 3, 5, 7, 9, 11, 13].map((part) => part / 14);
  const LEAST = 0.2; // of a thing that others lie upon, as in a fan of cards; of the screen for a map
  const MOST_HIDDEN = 1 / 3; // of a space on a map
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const isShown = (one) => one.checkVisibility({ visibilityProperty: true });
  const isWithin = (box, frame) =>
    box.left >= frame.left - SLACK && box.top >= frame.top - SLACK && box.right <= frame.right + SLACK && box.bottom <= frame.bottom + SLACK;

  const nameOf = (one) => {
    const text = one.getAttribute("aria-label") || one.innerText || one.querySelector("title")?.textContent || one.getAttribute("class");
    return String(text).replace(/\s+/g, " ").trim().slice(0, 60);
  };

  /** Points all over it. */
  function points(one) {
    const { x, y, width, height } = one.getBoundingClientRect();
    return GRID.flatMap((across) => GRID.map((down) => [x + across * width, y + down * height]));
  }

  /** All that clips it, the nearest first. */
  function frames(one) {
    const found = [];
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX !== "visible" || overflowY !== "visible") found.push(at);
    }
    return found;
  }

  /** May it be scrolled to? Only in a list that says where there is more of it. */
  function scrollsTo(frame, box) {
    const more = (frame.dataset.more ?? "").split(" ");
    const at = frame.getBoundingClientRect();
    return (
      (box.left >= at.left - SLACK || more.includes("left")) &&
      (box.right <= at.right + SLACK || more.includes("right")) &&
      (box.top >= at.top - SLACK || more.includes("up")) &&
      (box.bottom <= at.bottom + SLACK || more.includes("down"))
    );
  }

  function isHit(one, box) {
    const hits = (x, y) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (one.contains(found) || found.closest("label")?.control === one);
    };
    if (hits((box.left + box.right) / 2, (box.top + box.bottom) / 2)) return true;
    return points(one).filter(([x, y]) => hits(x, y)).length >= LEAST * GRID.length ** 2;
  }

  /** What is wrong with a thing as it lies; scrolls what may be scrolled. */
  function fault(one) {
    const scrolled = [];
    for (const frame of frames(one)) {
      const box = one.getBoundingClientRect();
      if (isWithin(box, frame.getBoundingClientRect())) continue;
      if (!scrollsTo(frame, box)) return "is cut";
      scrolled.push([frame, frame.scrollLeft, frame.scrollTop]);
      const at = frame.getBoundingClientRect();
      frame.scrollBy({ left: box.left + box.width / 2 - at.left - at.width / 2, top: box.top + box.height / 2 - at.top - at.height / 2, behavior: "instant" });
    }
    const box = one.getBoundingClientRect();
    let wrong = null;
    if (box.width < 1 || box.height < 1) wrong = "is empty";
    else if (!isWithin(box, page)) wrong = "is off the screen";
    else if (!isHit(one, box)) wrong = "is covered";
    for (const [frame, left, top] of scrolled.reverse()) frame.scrollTo({ left, top, behavior: "instant" });
    return wrong;
  }

  const found = [];
  const tell = (one, wrong, id = "") => found.push({ name: one ? nameOf(one) : "", wrong, id });

  document.querySelectorAll(`${USED}, .live`).forEach((one, number) => {
    if (one.matches("[role=log] *, [inert] *")) return;
    one.dataset.thing ??= String(number);
    const isLive = one.matches("[data-part] .live:not(nav *)");
    if (!isShown(one)) {
      if (isLive) tell(one, "is hidden", one.dataset.thing);
      return;
    }
    const wrong = fault(one);
    if (wrong) tell(one, wrong, isLive || one.closest("[data-part=board]") ? one.dataset.thing : "");
  });

  // A map is whole and can be read: nothing on it is beyond its window, hidden, or under its buttons.
  for (const map of document.querySelectorAll("[data-part=board] [role=group][tabindex='0']")) {
    const things = [...map.querySelectorAll("[role=group], .space")];
    const outside = things.filter((one) => !isWithin(one.getBoundingClientRect(), map.getBoundingClientRect()));
    if (outside.length) tell(map, `is not whole: ${outside.length} of ${things.length} places are outside`);
    if (map.clientHeight < LEAST * innerHeight) tell(map, `has ${Math.round((100 * map.clientHeight) / innerHeight)} % of the height`);
    const placeOf = (part) => (map.contains(part) ? things.find((one) => one !== map && one.contains(part)) : undefined);
    for (const space of map.querySelectorAll(".space")) {
      const hiding = points(space).map(([x, y]) => document.elementFromPoint(x, y)?.closest("[role=group]"));
      const above = hiding.filter((one) => map.contains(one) && one !== map);
      if (above.length > MOST_HIDDEN * hiding.length) tell(above[0], "hides a space of a route");
    }
    const buttons = [...document.querySelectorAll("[data-part=board] .buttons button")].filter(isShown);
    const under = buttons.flatMap((button) => points(button).flatMap(([x, y]) => document.elementsFromPoint(x, y).map(placeOf)));
    for (const one of new Set(under)) if (one) tell(one, "lies under the buttons of the map");
  }

  // Board, question and hand are on the screen together, and the board is what one looks at.
  for (const part of document.querySelectorAll("[data-part=board], .question h2, [data-part=area]")) {
    if (!isWithin(part.getBoundingClientRect(), page)) tell(part, "is not on the screen");
  }
  const board = document.querySelector(".board").getBoundingClientRect();
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  if (share < least) tell(null, `the board has ${Math.round(100 * share)} % of the screen`);

  // All players are seen, whole, wherever there is room for it.
  if (innerWidth >= 1280) {
    for (const one of document.querySelectorAll("li[data-spot^='player:']")) {
      const all = [document.documentElement, ...frames(one)];
      const isWhole = isShown(one) && all.every((frame) => isWithin(one.getBoundingClientRect(), frame === document.documentElement ? page : frame.getBoundingClientRect()));
      if (!isWhole) tell(one, "is a player who is not seen whole");
    }
  }

  // Of many answers enough are seen at once.
  const list = document.querySelector("[data-part=options]");
  if (list) {
    const answers = [...list.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    const seen = answers.filter((box) => isWithin(box, list.getBoundingClientRect()));
    const rows = new Set(seen.map(({ top }) => Math.round(top))).size;
    if (seen.length < answers.length && rows < (innerWidth >= 1024 ? 3 : 2)) tell(list, `shows ${rows} rows of answers`);
  }
  return found;
}
