/** What a separation is at. */
export type Stage = 'reading' | 'surfaces' | 'things' | 'ground' | 'layers' | 'words';

/** Says that a stage begins, `fraction` 0..1 of the whole, and waits until whoever else has something to do has had a turn. */
export type Begin = (fraction: number, stage: Stage) => Promise<void>;
