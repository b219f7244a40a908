/** A project on screen, for the pages that open one: its own, and the one behind a link. */

export { OpenProject, type OpenProjectProps } from './open-project.tsx';
export { PageMessage, type PageMessageProps } from './page-message.tsx';
export { handOver } from './read-project.ts';
export { useLookingAgain } from './use-looking-again.ts';
