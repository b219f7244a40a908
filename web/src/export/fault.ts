/** Why nothing could be exported: `export.fault.<reason>` of the catalogue says it. */
export type FaultReason = 'picture' | 'too-large' | 'memory' | 'empty' | 'failed';

export class ExportFault extends Error {
  readonly reason: FaultReason;
  /** What the words need to know, such as the name of a picture. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(reason: FaultReason, values: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}
