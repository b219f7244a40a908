import { useQuery } from '@tanstack/react-query';
import { Box, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { modelsQuery } from '../api/models.ts';
import { ChipMenu, type ChipMenuProps } from '../ui/index.ts';

export interface ModelChipProps extends Pick<ChipMenuProps, 'side'> {
  /** `null`: the server chooses. */
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
}

/** Which model draws. Where there is only one there is nothing to ask, and nothing is shown. */
export function ModelChip({ model, onModel, side }: ModelChipProps) {
  const { t } = useTranslation('prompt');
  const { data } = useQuery(modelsQuery);
  const models = data?.models.filter(({ kinds }) => kinds.includes('image')) ?? [];
  if (models.length < 2) return null;
  const choices = [{ id: null, label: t('model.auto'), provider: '' }, ...models];
  const value = choices.find(({ id }) => id === model)?.label ?? t('model.auto');
  return (
    <ChipMenu side={side} icon={Box} label={t('model.label')} value={value} unset={model === null}>
      {(close) => (
        <div className="prompt-choices">
          {choices.map(({ id, label, provider }) => (
            <button
              key={id}
              type="button"
              className="ui-menu-item"
              aria-pressed={id === model}
              onClick={() => {
                onModel(id);
                close();
              }}
            >
              <span>{label}</span>
              <span className="ui-menu-key">{provider}</span>
              <Check className="prompt-check" size={16} strokeWidth={1.75} aria-hidden />
            </button>
          ))}
        </div>
      )}
    </ChipMenu>
  );
}
