import { createContext, type ReactNode } from 'react';

/** What the canvas has to say about a picture of a step; `named` where it must say about which. Null where nothing. */
export const PictureNoteContext = createContext<((nodeId: string, named: boolean) => ReactNode) | null>(null);
