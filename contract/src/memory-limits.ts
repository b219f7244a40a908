/** Characters of one decision. */
export const longestDecision = 500;
/** Decisions of one project, and of one person. */
export const mostDecisions = 100;
