import type { Model } from '@easel/contract';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Mark, Tooltip, useErrorWords } from '../ui/index.ts';
import { abilitiesFor, isEmbedded, sizesOf, tookOf, type Role } from './model-facts.ts';
import { TestOutcome } from './test-outcome.tsx';
import { useModelTest } from './use-model-test.ts';

export interface ModelRowProps {
  readonly model: Model;
  readonly role: Role;
  /** The one that `auto` takes. */
  readonly isAuto: boolean;
}

/** One model in one role: what it is, what it can do, what it costs, and whether it works. */
export function ModelRow({ model, role, isAuto }: ModelRowProps) {
  const { t } = useTranslation('models');
  const test = useModelTest(model.id);
  const name = useModelName(model, role);
  // The embedded planner has no name of its own to test; it has nowhere to fail either.
  const testable = role !== 'chat' || !model.kinds.includes('image');
  return (
    <li className="model-row">
      <div className="model-line">
        <ModelMark model={model} />
        <div className="model-name">
          <p>
            <b>{name}</b>
            {isAuto ? (
              <Tooltip label={t('autoMeans')}>
                <span className="model-auto">
                  <Badge>{t('auto')}</Badge>
                </span>
              </Tooltip>
            ) : null}
          </p>
          <p>
            <PlaceWords model={model} />
          </p>
        </div>
        <div className="model-can">
          <Abilities model={model} role={role} />
          <SizeWords model={model} role={role} />
        </div>
        <Price model={model} role={role} />
        <div className="model-act">
          {test.isPending ? null : <TestState test={test.data} error={test.error} />}
          {testable ? (
            <Button
              kind="outline"
              size="dense"
              waiting={test.isPending}
              aria-label={t('test.named', { name })}
              onClick={() => test.mutate()}
            >
              {t('test.do')}
            </Button>
          ) : (
            <Badge>{t('builtIn')}</Badge>
          )}
        </div>
      </div>
      {test.data ? <TestOutcome model={model} test={test.data} /> : null}
    </li>
  );
}

function useModelName(model: Model, role: Role): string {
  const { t } = useTranslation('models');
  return isEmbedded(model) && model.kinds.length > 1 ? t(`embedded.${role}`) : model.label;
}

function ModelMark({ model }: { readonly model: Model }) {
  if (isEmbedded(model)) {
    return (
      <span className="model-mark is-own" aria-hidden>
        <Mark />
      </span>
    );
  }
  const letter = Array.from(model.label.trim())[0]?.toUpperCase() ?? '?';
  return (
    <span className="model-mark" data-tint={model.provider.length % 3} aria-hidden>
      {letter}
    </span>
  );
}

function PlaceWords({ model }: { readonly model: Model }) {
  const { t } = useTranslation('models');
  const { provider, place } = model;
  if (isEmbedded(model)) return t('embedded.place');
  const driver = t(`drivers.${provider}`);
  return place?.host ? t('place', { driver, host: place.host }) : driver;
}

function Abilities({ model, role }: Pick<ModelRowProps, 'model' | 'role'>) {
  const { t } = useTranslation('models');
  return (
    <ul className="model-abilities" aria-label={t('can.label')}>
      {abilitiesFor(model, role).map(({ name, has }) => (
        <li key={name} data-has={has}>
          {has ? <Check size={14} strokeWidth={2} aria-hidden /> : <Minus size={14} strokeWidth={2} aria-hidden />}
          <span className="sr-only">{t(has ? 'can.yes' : 'can.no')}</span>
          {t(`can.${name}`)}
        </li>
      ))}
    </ul>
  );
}

function SizeWords({ model, role }: Pick<ModelRowProps, 'model' | 'role'>) {
  const { t } = useTranslation('models');
  const { parallel = null, timeoutSeconds } = model.place ?? {};
  const time = timeoutSeconds === undefined ? '' : t(`limits.${role}`, { seconds: timeoutSeconds });
  const sizes = role === 'image' ? sizesOf(model) : null;
  if (!sizes) return isEmbedded(model) ? null : <p className="model-sizes">{time}</p>;
  const words =
    sizes.kind === 'any'
      ? t('sizes.any', { most: sizes.most })
      : sizes.kind === 'ratios'
        ? t('sizes.ratios', { count: sizes.count })
        : sizes.more > 0
          ? t('sizes.listedAndMore', { sizes: sizes.sizes.join(t('sizes.between')), count: sizes.more })
          : sizes.sizes.join(t('sizes.between'));
  // A turn may ask for eight; only a provider that makes fewer at once is worth a word.
  const count = model.maxCount < 8 ? t('sizes.perRequest', { count: model.maxCount }) : '';
  const atOnce = parallel === null ? '' : t('limits.parallel', { count: parallel });
  return <p className="model-sizes">{[words, count, atOnce, time].filter(Boolean).join(t('sizes.and'))}</p>;
}

function Price({ model, role }: Pick<ModelRowProps, 'model' | 'role'>) {
  const { t, i18n } = useTranslation('models');
  if (isEmbedded(model)) return <PriceWords sum="0" per={t('price.none')} />;
  if (role === 'chat') return <div className="model-price" />;
  const price = model.place?.pricePerPicture ?? null;
  if (price === null) return <PriceWords sum="–" per={t('price.unknown')} />;
  const sum = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 4 }).format(price);
  return <PriceWords sum={sum} per={t('price.perPicture')} />;
}

function PriceWords({ sum, per }: { readonly sum: string; readonly per: string }) {
  return (
    <div className="model-price">
      <b>{sum}</b>
      <span>{per}</span>
    </div>
  );
}

export interface TestStateProps {
  readonly test: { readonly ok: boolean; readonly steps: readonly { readonly ms: number }[] } | undefined;
  /** The test itself could not be had. */
  readonly error: unknown;
}

/** In two words how the last test ended; read out when it does. */
export function TestState({ test, error }: TestStateProps) {
  const { t } = useTranslation('models');
  const words = useErrorWords();
  const took = tookOf(test?.steps.at(-1)?.ms ?? 0);
  return (
    <p className="model-state" role="status" data-ok={test?.ok} data-trouble={error ? '' : undefined}>
      {test ? <i aria-hidden /> : null}
      {test ? (test.ok ? t('test.ready', { took: t(`took.${took.unit}`, took) }) : t('test.wrong')) : null}
      {!test && error ? words(error) : null}
    </p>
  );
}
