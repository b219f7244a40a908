import type { MemberPermission } from '@easel/contract';
import { ChevronDown, UserMinus } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { Menu, MenuChoices, MenuItem, MenuRule, useLabelled } from '../ui/index.ts';

export interface RoleMenuProps {
  /** Whose role it is, for screen readers. */
  readonly label: string;
  readonly value: MemberPermission;
  readonly onChange: (value: MemberPermission) => void;
  readonly remove?: { readonly label: string; readonly act: () => void };
}

const permissions: readonly MemberPermission[] = ['editor', 'viewer', 'canvas'];

/** What a person may do, each choice with a line that says what it means. */
export function RoleMenu({ label, value, onChange, remove }: RoleMenuProps) {
  const { t } = useTranslation('sharing');
  const labelled = useLabelled();
  const choices = permissions.map((own) => ({
    value: own,
    label: (
      <span className="share-choice">
        {t(`role.${own}`)}
        <small>{t(`roleMeans.${own}`)}</small>
      </span>
    ),
  }));
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="share-role" aria-label={labelled(label, t(`role.${value}`))}>
          {t(`role.${value}`)}
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </button>
      }
    >
      <MenuChoices value={value} onChange={onChange} choices={choices} />
      {remove ? (
        <>
          <MenuRule />
          <MenuItem icon={UserMinus} danger onSelect={remove.act}>
            {remove.label}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
