/** Why something could not be brought in, as a key of the catalogue that says what is wrong with it. Pure. */
import { ApiError, type ErrorCode } from '@easel/contract';

export type ImportFaultKind =
  | 'unreadable'
  | 'damaged'
  | 'noProject'
  | 'otherFormat'
  | 'tooLarge'
  | 'string'
  | 'canvas'
  | 'canvasTooLarge'
  | 'picture'
  | 'pictureTooLarge'
  | 'several';

/** What is found wrong before anything is sent. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  readonly kind: ImportFaultKind;

  constructor(kind: ImportFaultKind) {
    super(kind);
    this.kind = kind;
  }
}

const kinds: Partial<Record<ErrorCode, ImportFaultKind>> = {
  'project_file.unreadable': 'damaged',
  'project_file.no_project': 'noProject',
  'project_file.other_format': 'otherFormat',
  'project_file.bad_picture': 'picture',
  'project_file.too_large': 'tooLarge',
  'request.too_large': 'tooLarge',
  'asset.too_large': 'pictureTooLarge',
  'asset.type_refused': 'picture',
  'asset.type_mismatch': 'picture',
  'canvas.wrong_shape': 'canvas',
  'canvas.undecodable': 'canvas',
  'canvas.too_large': 'canvasTooLarge',
};

/** Undefined for what is no fault of the thing itself, such as a lost connection. */
export function importFaultOf(error: unknown): ImportFaultKind | undefined {
  if (error instanceof ImportFault) return error.kind;
  return error instanceof ApiError ? kinds[error.errorCode] : undefined;
}
