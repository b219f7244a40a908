import * as Type from 'typebox';

/** Every error of the service: stable code, HTTP status, meaning (the `error` text of the answer). */
export const catalogue = {
  'request.invalid': { status: 400, meaning: 'The request does not have the form that the route describes.' },
  'request.too_large': { status: 413, meaning: 'The request is larger than the route accepts.' },
  'request.unsupported_media_type': { status: 415, meaning: 'The route does not read this media type.' },
  'request.too_many': { status: 429, meaning: 'Too many requests. Wait a little, then try again.' },
  'route.not_found': { status: 404, meaning: 'There is no such route.' },
  'server.fault': { status: 500, meaning: 'The server failed. The request id helps its operator to find out why.' },
  'server.draining': { status: 503, meaning: 'The server is shutting down. Try again shortly.' },
  'server.disk_full': {
    status: 503,
    meaning:
      'The server cannot write to its disk, which may be full, so nothing was changed. Its operator can mend that.',
  },
  'database.unavailable': { status: 503, meaning: 'The database does not answer. Try again shortly.' },
  'storage.unavailable': { status: 503, meaning: 'The store of files does not answer. Try again shortly.' },
  'server.not_ready': { status: 503, meaning: 'Something that the server needs does not answer.' },

  'auth.required': { status: 401, meaning: 'Sign in, or renew the access token.' },
  'auth.code_wrong': { status: 401, meaning: 'The code is wrong, spent or older than ten minutes. Ask for a new one.' },
  'auth.refresh_spent': {
    status: 401,
    meaning: 'The refresh token is unknown, expired or was used before. Sign in again.',
  },
  'auth.code_too_soon': { status: 429, meaning: 'A code was sent to this address less than a minute ago.' },
  'auth.mail_off': {
    status: 503,
    meaning: 'This server has no way to send sign-in codes. Its operator can set Auth.Email.',
  },
  'auth.mail_failed': { status: 503, meaning: 'The mail server did not take the mail. Try again in a minute.' },
  'auth.challenge_missing': { status: 400, meaning: 'This server asks for a solved challenge first.' },
  'auth.challenge_failed': { status: 400, meaning: 'The challenge was not solved, or its solution was used before.' },
  'auth.challenge_unavailable': { status: 503, meaning: 'The challenge could not be checked. Try again in a minute.' },
  'auth.method_off': { status: 404, meaning: 'This server does not offer this way to sign in.' },
  'auth.id_token_refused': {
    status: 401,
    meaning: 'The identity token is not good here. Sign in at its issuer again.',
  },
  'auth.idp_unavailable': { status: 503, meaning: 'The identity provider did not answer. Try again in a minute.' },
  'auth.scan_refused': { status: 401, meaning: 'The scanned code is wrong, spent or too old. Scan again.' },
  'auth.chat_app_unavailable': { status: 503, meaning: 'The chat app did not answer. Try again in a minute.' },
  'auth.binding_expired': { status: 401, meaning: 'Too much time has passed since the scan. Scan again.' },
  'auth.phone_invalid': { status: 400, meaning: 'This is no phone number.' },
  'auth.sms_off': {
    status: 503,
    meaning: 'This server has no way to send codes by SMS. Its operator can set Auth.SMS.',
  },
  'auth.sms_failed': { status: 503, meaning: 'The SMS could not be sent. Try again in a minute.' },
  'access.denied': { status: 403, meaning: 'Your role in this project does not allow this.' },

  'account.name_blank': { status: 400, meaning: 'A name needs a visible character.' },
  'account.avatar_foreign': { status: 400, meaning: 'An avatar is a picture that was uploaded here.' },

  'account.confirmation_wrong': { status: 400, meaning: 'The confirmation is not the one of this account.' },
  'account.export_expired': { status: 404, meaning: 'This download has expired or was used. Ask for a new one.' },

  'share.not_found': { status: 404, meaning: 'This link has ended, or never was.' },
  'share.self_invite': { status: 409, meaning: 'The owner of a project needs no invitation.' },
  'share.member_exists': { status: 409, meaning: 'This person is invited already.' },
  'share.member_not_found': { status: 404, meaning: 'There is no such member in this project.' },
  'share.identifier_invalid': { status: 400, meaning: 'This is neither an email address nor a phone number.' },
  'share.too_many_members': { status: 409, meaning: 'The project has as many members as it may have.' },

  'project.not_found': { status: 404, meaning: 'There is no such project, or it is not shared with you.' },
  'project.title_blank': { status: 400, meaning: 'A project title needs a visible character.' },
  'brand_kit.not_found': { status: 404, meaning: 'There is no such Brand Kit among yours.' },
  'brand_kit.document_invalid': { status: 400, meaning: 'This is no Brand Kit document of version 1.' },
  'brand_kit.too_large': { status: 413, meaning: 'The Brand Kit document is larger than this server accepts.' },
  'brand_kit.changed': { status: 409, meaning: 'The Brand Kit has changed since it was read. Read it again.' },
  'brand_kit.download_expired': { status: 404, meaning: 'This download has expired or was used. Ask for a new one.' },
  'brand_kit.file_unreadable': { status: 422, meaning: 'This is no Brand Kit file of Easel, or it is damaged.' },
  'brand_kit.file_too_large': { status: 413, meaning: 'The Brand Kit file is larger than this server accepts.' },
  'brand_kit.address_refused': { status: 400, meaning: 'Only public pages on http and https are read.' },
  'brand_kit.page_unreadable': { status: 422, meaning: 'The page did not answer, or is no page that can be read.' },
  'brand_kit.too_many': { status: 409, meaning: 'You have as many Brand Kits as one person may have.' },

  'memory.not_found': { status: 404, meaning: 'There is no such decision; it may have been forgotten meanwhile.' },
  'memory.blank': { status: 400, meaning: 'A decision needs a visible character.' },
  'memory.too_many': { status: 409, meaning: 'As many decisions are remembered here as may be. Delete one first.' },

  'version.not_found': { status: 404, meaning: 'The canvas never had this version.' },
  'project_file.expired': { status: 404, meaning: 'This download has expired or was used. Ask for a new one.' },
  'project_file.unreadable': { status: 422, meaning: 'This is no project file of Easel, or it is damaged.' },
  'project_file.no_project': { status: 422, meaning: 'The file holds no project, or more than one.' },
  'project_file.other_format': {
    status: 422,
    meaning: 'The project file is of a format that this version cannot read.',
  },
  'project_file.bad_picture': { status: 422, meaning: 'A picture in the project file is damaged or of another kind.' },
  'project_file.too_large': { status: 413, meaning: 'The project file is larger than this server accepts.' },

  'canvas.no_prefix': { status: 400, meaning: 'A canvas string begins with SHAKKERDATA://.' },
  'canvas.undecodable': { status: 422, meaning: 'The canvas string does not hold base64 of gzip of JSON.' },
  'canvas.wrong_shape': { status: 422, meaning: 'The canvas holds something that is no viewport, node or connection.' },
  'canvas.too_large': { status: 413, meaning: 'The canvas is larger or deeper than this server accepts.' },
  'canvas.missing': { status: 400, meaning: 'The request holds no canvas: neither a string, nor nodes, nor changes.' },

  'asset.not_found': { status: 404, meaning: 'There is no such file.' },
  'asset.no_drawing': {
    status: 404,
    meaning: 'The built-in designer did not draw this file, or would draw it otherwise now.',
  },
  'asset.type_refused': { status: 415, meaning: 'Files of this type are not accepted here.' },
  'asset.too_large': { status: 413, meaning: 'The file is larger than this server accepts.' },
  'asset.type_mismatch': {
    status: 422,
    meaning: 'The bytes are not of the type or size that was announced, so they were removed.',
  },
  'asset.upload_expired': { status: 403, meaning: 'The upload address has expired or was changed. Ask for a new one.' },

  'thread.not_found': { status: 404, meaning: 'There is no such conversation in this project.' },
  'turn.not_found': { status: 404, meaning: 'There is no such turn in this project.' },
  'turn.not_ended': { status: 409, meaning: 'This turn has not ended yet.' },
  'credits.insufficient': { status: 409, meaning: 'There are not enough credits left this month.' },
  'turn.message_blank': { status: 400, meaning: 'The message needs text.' },
  'picture.not_found': { status: 404, meaning: 'There is no such picture on this canvas.' },
  'picture.mask_refused': { status: 400, meaning: 'A mask is a picture that you have uploaded here.' },
  'picture.edit_unsupported': { status: 409, meaning: 'None of this server’s models can do this to this picture.' },
  'generator.unknown': {
    status: 400,
    meaning: 'This server has no such generator; it has layer-separation and set-words.',
  },
  'generator.source_unsupported': {
    status: 422,
    meaning: 'A picture is taken apart that was uploaded here or has a public address.',
  },
  'generator.task_not_found': { status: 404, meaning: 'There is no such task in this project.' },
  'model.no_answer': { status: 502, meaning: 'The model did not answer. Try again, or choose another model.' },
  'model.unknown': { status: 400, meaning: 'This server has no such model. Ask GET /api/models, or use auto.' },
  'search.off': { status: 409, meaning: 'This server looks nothing up: its settings name no search service.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof catalogue;

/** `pointer` is a JSON pointer from the request: `/body/title`, `/query/scope`. */
export const ErrorDetail = Type.Object({ pointer: Type.String(), reason: Type.String() });
export type ErrorDetail = Type.Static<typeof ErrorDetail>;

export const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.Integer({ description: 'The HTTP status.' }),
  errorCode: Type.String(),
  requestId: Type.String(),
  details: Type.Optional(Type.Array(ErrorDetail)),
});
export type ErrorBody = Type.Static<typeof ErrorBody>;

export interface RefusalOptions {
  readonly details?: readonly ErrorDetail[];
  /** Seconds after which the caller may try again; becomes `Retry-After`. */
  readonly retryAfter?: number;
}

/** Thrown by any layer to refuse a request for a catalogued reason; says nothing about HTTP. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly errorCode: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | undefined;

  constructor(errorCode: ErrorCode, { details = [], retryAfter }: RefusalOptions = {}) {
    super(catalogue[errorCode].meaning);
    this.errorCode = errorCode;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
