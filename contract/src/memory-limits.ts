/** Characters of one decision. */
export const longestMemory = 500;
/** Decisions of one project, and of one person. */
export const mostMemories = 100;
