/** The controls that all pages share, in the form of the drawn interface. */
import './controls.css';
import './feedback.css';
import './overlays.css';

export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge, type BadgeProps } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { Chip, ChipMenu, type ChipMenuProps, type ChipProps } from './chip.tsx';
export { ContextMenu, SubMenu, type ContextMenuProps, type SubMenuProps } from './context-menu.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, useErrorWords, type ErrorStateProps } from './error-state.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Menu, MenuChoices, MenuItem, MenuLabel, MenuRule } from './menu.tsx';
export { fetchedAhead, fetchParts, fetchPatiently, lazyPart } from './lazy-part.ts';
export { initialsOf, personColour } from './person.ts';
export { Popover, type PopoverProps } from './popover.tsx';
export { showTone } from './picture-tone.ts';
export { ProgressRing } from './progress-ring.tsx';
export { Segments, type Segment, type SegmentsProps } from './segments.tsx';
export { Skeleton } from './skeleton.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { endAllToasts, endToast, finishToasts, showToast, type ToastWords } from './toasts.ts';
export { TypedAhead } from './typed-ahead.tsx';
export { isEscapeOfTip, Tooltip, type TooltipProps, type TooltipSide } from './tooltip.tsx';
export { useArrivingFocus } from './use-arriving-focus.ts';
export { useNeighbourFocus } from './use-neighbour-focus.ts';
export { Mark, Wordmark } from './wordmark.tsx';
