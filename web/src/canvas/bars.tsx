/**
 * The bars of the canvas, and what opens over it, in a file of their own: the canvas shows, and answers the pointer and
 * the keys, before they are loaded.
 */
import { useRef, type ReactNode } from 'react';
import { ActionBar } from './action-bar.tsx';
import type { Commands } from './commands.ts';
import { OverCanvas } from './menu/over-canvas.tsx';
import { FramePanel } from './tools/frame-panel.tsx';
import type { ToolIntents } from './tools/tool-intents.ts';
import { ToolsBar } from './tools-bar.tsx';
import { TouchBar } from './touch-bar.tsx';
import { UploadList } from './upload-list.tsx';
import { ZoomBar } from './zoom-bar.tsx';

export interface BarsProps {
  readonly commands: Commands;
  readonly tools: ToolIntents;
  readonly chooseFiles: () => void;
  /** The pictures that may be chosen, as a file field's `accept`. */
  readonly acceptedFiles: string;
  readonly children?: ReactNode;
}

export function Bars({ commands, tools, chooseFiles, acceptedFiles, children }: BarsProps) {
  const replacer = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionBar commands={commands} chooseReplacement={() => replacer.current?.click()} />
      <UploadList />
      <FramePanel tools={tools} />
      <ToolsBar chooseFiles={chooseFiles} />
      <ZoomBar />
      <TouchBar commands={commands} />
      {children}
      <OverCanvas commands={commands} chooseFiles={chooseFiles} replacer={replacer} accept={acceptedFiles} />
    </>
  );
}
