import type { CanvasNode } from '@easel/canvas';
import { showToast } from '../../ui/index.ts';
import type { CanvasSession } from '../session.ts';
import type { BecomePicture } from '../uploads.ts';

export interface MadePicture {
  readonly file: File;
  readonly become: BecomePicture;
  /** Said once it stands there. */
  readonly done: string;
}

/** Shuts the dialog and sends the file; what hinders it says so in the list of uploads, which can try again. */
export function putPicture({ modes, uploads }: CanvasSession, node: CanvasNode, { file, become, done }: MadePicture) {
  modes.setState({ pictureTool: null });
  void uploads.replace(node.id, file, become).then((placed) => {
    if (placed) showToast({ text: done });
  });
}
