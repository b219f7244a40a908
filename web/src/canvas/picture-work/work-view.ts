import type { PictureReading } from '@easel/canvas';
import type { Box } from '../camera.ts';
import type { AskAboutPicture, PictureAsk } from './asking.ts';

/** What each kind of work gets. */
export interface WorkViewProps {
  readonly reading: PictureReading;
  readonly picture: PictureAsk['picture'];
  /** Around the picture, on the page. */
  readonly box: Box;
  readonly ask: AskAboutPicture;
  /** No model takes a mask. */
  readonly loose: boolean;
}
