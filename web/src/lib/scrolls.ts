// A list that scrolls says so: its edge fades wherever there is more of it.

import type { Attachment } from "svelte/attachments";

/** A glow or a rounded corner may hang over by so much. */
const SLACK = 4;

export const scrolls: Attachment<HTMLElement> = (list) => {
  const tell = () => {
    const right = list.scrollWidth - list.clientWidth - list.scrollLeft;
    const down = list.scrollHeight - list.clientHeight - list.scrollTop;
    const hidden = { left: list.scrollLeft, right, up: list.scrollTop, down };
    const ways = Object.entries(hidden).filter(([, length]) => length > SLACK);
    list.dataset["more"] = ways.map(([way]) => way).join(" ");
  };
  // Contents may grow by themselves, as when a font comes late.
  const sizes = new ResizeObserver(tell);
  const watch = () => [list, ...list.children].forEach((one) => sizes.observe(one));
  const contents = new MutationObserver(() => {
    watch();
    tell();
  });
  watch();
  contents.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", tell, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    list.removeEventListener("scroll", tell);
  };
};
