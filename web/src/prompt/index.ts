/** The prompt, whole for the home page and in pieces for the agent's panel. */

export { AttachButton, type AttachButtonProps } from './attach-button.tsx';
export { attachmentShelf, type Attachment } from './attachment-shelf.ts';
export { AttachmentRow } from './attachment-row.tsx';
export { useApproval, type ApprovalWish } from './approval.ts';
export { ApprovalToggle } from './approval-toggle.tsx';
export { CountChip, type CountChipProps } from './count-chip.tsx';
export { ModelChip, type ModelChipProps } from './model-chip.tsx';
export {
  counts,
  noWishes,
  pictureOptions,
  presetOf,
  readSides,
  sizePresets,
  type PictureSize,
  type PictureWishes,
} from './picture-wishes.ts';
export { PromptBox, type PromptBoxProps } from './prompt-box.tsx';
export { PromptField, type PromptFieldProps } from './prompt-field.tsx';
export { SearchToggle } from './search-toggle.tsx';
export { SendButton, StopButton, type SendButtonProps } from './send-button.tsx';
export { SizeChip, type SizeChipProps } from './size-chip.tsx';
export { useAttachments, type Attachments } from './use-attachments.ts';
export { bringsPictures, useGivenFiles } from './use-given-files.ts';
export { useBeginning } from './use-beginning.ts';
export { useWebSearch, type WebSearchWish } from './web-search.ts';
export { WishChips, type WishChipsProps } from './wish-chips.tsx';
export { draftKey, keepDraft, keptDraft } from './draft.ts';
