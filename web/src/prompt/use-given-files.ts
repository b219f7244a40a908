import { useState, type ClipboardEvent, type DragEvent } from 'react';

export interface GivenFiles {
  readonly attach: (files: readonly File[]) => void;
  /** Whether what is dragged is meant for the message; any file is, where this is left out. */
  readonly takes?: (data: DataTransfer) => boolean;
}

/** Files that are dropped on a place, or pasted into it, go with the message that is written there. */
export function useGivenFiles({ attach, takes = () => true }: GivenFiles) {
  const [over, setOver] = useState(false);
  const isMeant = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files') && takes(dataTransfer);
  return {
    over,
    target: {
      onDragOver(event: DragEvent) {
        if (!isMeant(event)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!isMeant(event)) return;
        event.preventDefault();
        event.stopPropagation();
        attach([...event.dataTransfer.files]);
      },
      onPaste(event: ClipboardEvent) {
        const { files } = event.clipboardData;
        // Office programs send a picture along of the words that one means.
        if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        attach([...files]);
      },
    },
  };
}

/** Whether pictures are among what is dragged: before they are dropped, files tell their types only. */
export function bringsPictures(data: DataTransfer): boolean {
  return [...data.items].some(({ kind, type }) => kind === 'file' && type.startsWith('image/'));
}
