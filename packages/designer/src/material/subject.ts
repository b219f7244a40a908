/** Something that can be drawn: one vector of one set. */
export interface Subject {
  /** Set and icon, as 'noto:teapot'. */
  key: string;
  /** What people call it, the most usual first. */
  names: { en: string[]; zh: string[] };
  /** 'Animals & Nature', 'Food & Drink', 'Travel & Places', 'Activities' or 'Objects'. */
  category: string;
}
