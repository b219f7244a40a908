/** Takes a picture apart: a clean background, the things in front of it as layers of their own, and its words. */
export {};
