/**
 * The canvas of a project, for the pages around it.
 *
 * A page opens one session per project (`useCanvasSession`) and hands it to `<Canvas>`, which fills its parent, and to
 * whatever else on the page speaks of the canvas: `SaveWords` and the hooks below. The session outlives renders; it
 * is closed, and what is unsaved sent, when the page goes.
 *
 * Live events: call `session.autosave.receive(event)` for each `canvas-changed` of the project's stream, own ones too.
 * They are told apart by version. After a gap in the stream call `session.autosave.catchUp()`.
 */
export { bringIntoView, keepSelectionInView } from './bring-into-view.ts';
export { Canvas, type CanvasProps } from './canvas.tsx';
export { clampZoom, freeArea, toPage, type Box, type Camera, type Insets, type Point } from './camera.ts';
export { useCanEdit, useEditorState, useSaveState } from './canvas-context.ts';
export { CanvasPanels } from './panels/canvas-panels.tsx';
export { createPanels, type Panels } from './panels/panels.ts';
export { PanelsContext, usePanelsState } from './panels/panels-context.ts';
export type { PendingPicture } from './coming-pictures.ts';
export type { SaveState } from './save-state.ts';
export { SaveWords } from './save-words.tsx';
export { canvasServer } from './server.ts';
export { thumbnailUrl } from './thumbnails.ts';
export { openSession, type CanvasSession, type SessionOptions } from './session.ts';
export { boundsAround, nodeName, readingOrder } from './edits.ts';
export { kindWords } from './kind-words.ts';
export { shortcutText } from './shortcuts.ts';
export { openStill } from './still-session.ts';
export type { EditorState } from './store.ts';
export { WordingOf } from './wording/wording-of.tsx';
export { AskContext, type AskAboutPicture, type PictureAsk } from './picture-work/asking.ts';
export { useText } from './use-text.ts';
export { useCanvas, useCanvasSession, type CanvasControls } from './use-canvas.ts';
