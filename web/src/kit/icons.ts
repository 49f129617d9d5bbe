// The page's own signs, drawn as lines in a square of 24.

export const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.700.700 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  rule: "M12 11v6M12 7.500v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  recap: "M4 12a8 8 0 1 0 2.500-5.800M4 4v5h5M12 8v4l3 2",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M8 14h8",
  curve: "M4 4v16h16M7 15l4-5 3 3 5-7",
  open: "M4 19V5h6l2 3h8v11z",
  skip: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  board: "M4 5h16v14H4zM4 12h16M12 5v14",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.600 3 5.500",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  book: "M12 6c-2-1.500-4.500-2-8-2v14c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4c-3.500 0-6 .5-8 2zM12 6v14",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  leave: "M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  pen: "M4 20l1-4L16 5l3 3L8 19z",
  eye: "M3 12c2.500-4.500 5.500-6.500 9-6.500s6.500 2 9 6.500c-2.500 4.500-5.500 6.500-9 6.500s-6.500-2-9-6.500zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  check: "M5 12l5 5 9-10",
} as const;

export type IconName = keyof typeof ICONS;
