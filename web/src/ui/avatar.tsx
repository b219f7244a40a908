import { initialsOf, personColour } from './person.ts';

export interface AvatarProps {
  readonly person: { readonly id: string; readonly name: string; readonly avatarUrl?: string | null };
  /** Across, in CSS pixels; 28 by default. */
  readonly size?: number;
}

/** From this size on two letters of any script stand beside each other, in letters that can be read. */
const roomy = 22;

/** A person's picture, or their initials on a colour that stays theirs. The name stands beside it or on its button. */
export function Avatar({ person, size = 28 }: AvatarProps) {
  const { id, name, avatarUrl } = person;
  return (
    <span
      className="ui-avatar"
      style={{
        width: size,
        height: size,
        fontSize: Math.max(9, Math.round(size * 0.34) + 1),
        background: personColour(id),
      }}
      // Drawn by the style sheet: as text they would be part of what the button around them is called.
      {...(!avatarUrl && { 'data-initials': initialsOf(name, size < roomy ? 1 : 2) })}
      aria-hidden
    >
      {avatarUrl ? <img src={avatarUrl} alt="" /> : null}
    </span>
  );
}
