/** Who may open a project, for the pages that show one. The page behind a link is `share-page.tsx`, the router's. */
export { accessChange, type AccessChange } from './access-change.ts';
export { AccessWords } from './access-words.tsx';
export { ShareButton } from './share-button.tsx';
