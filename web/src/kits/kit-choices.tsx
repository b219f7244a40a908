import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { Skeleton } from '../ui/index.ts';
import './kit-chip.css';
import { coloursOf, documentOf, nameOf } from './kit-document.ts';
import { useKitTrouble, useKits } from './use-kits.ts';

export interface KitChoicesProps {
  /** Empty: none. */
  readonly chosen: string;
  readonly onChoose: (kitId: string) => void;
}

/** One's own kits, and none of them. */
export function KitChoices({ chosen, onChoose }: KitChoicesProps) {
  const { t } = useTranslation('kits');
  const trouble = useKitTrouble();
  const { kits, error } = useKits();
  return (
    <div className="kit-choices">
      {kits === undefined && !error ? <Skeleton style={{ display: 'block', height: 32 }} /> : null}
      {error && !kits ? <p className="kit-choices-note">{trouble(error)}</p> : null}
      {kits?.length === 0 ? <p className="kit-choices-note">{t('chip.empty')}</p> : null}
      {kits && kits.length > 0 ? (
        <Choice chosen={chosen === ''} colours={[]} name={t('chip.none')} onChoose={() => onChoose('')} />
      ) : null}
      {kits?.map((kit) => {
        const document = documentOf(kit);
        return (
          <Choice
            key={kit.id}
            chosen={kit.id === chosen}
            colours={coloursOf(document).slice(0, 4)}
            name={nameOf(document) || t('untitled')}
            onChoose={() => onChoose(kit.id)}
          />
        );
      })}
      <Link className="ui-menu-item kit-choices-manage" to="/kits">
        {t('chip.manage')}
      </Link>
    </div>
  );
}

interface ChoiceProps {
  readonly chosen: boolean;
  readonly colours: readonly { readonly hex: string }[];
  readonly name: string;
  readonly onChoose: () => void;
}

function Choice({ chosen, colours, name, onChoose }: ChoiceProps) {
  return (
    <button type="button" className="ui-menu-item" aria-pressed={chosen} onClick={onChoose}>
      <span className="kit-choice-name" dir="auto">
        {name}
      </span>
      <KitDots colours={colours} />
      <Check className="kit-choice-check" size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

interface KitDotsProps extends Pick<ChoiceProps, 'colours'> {
  /** One over the other, as a mark. */
  readonly joined?: boolean;
}

export function KitDots({ colours, joined }: KitDotsProps) {
  return (
    <span className="kit-dots" data-joined={joined || undefined} aria-hidden>
      {colours.map(({ hex }) => (
        <i key={hex} style={{ background: hex }} />
      ))}
    </span>
  );
}
