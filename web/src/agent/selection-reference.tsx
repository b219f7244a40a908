import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { Frame, Image, Shapes, Type, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { kindWords, nodeName, thumbnailUrl, useText } from '../canvas/index.ts';
import { showTone } from '../ui/index.ts';

export interface SelectionReferenceProps {
  readonly nodes: readonly CanvasNode[];
  readonly onRemove: () => void;
}

const mostShown = 6;
const icons: Partial<Record<string, LucideIcon>> = { text: Type, frame: Frame, shape: Shapes };

/** What is selected on the canvas, as what the next message speaks of: one by its name, several by their numbers. */
export function SelectionReference({ nodes, onRemove }: SelectionReferenceProps) {
  const { t } = useTranslation('agent');
  const ofCanvas = useText();
  if (nodes.length === 0) return null;
  const [only] = nodes;
  const name = nodes.length === 1 && only ? nodeName(only) || kindWords(only, ofCanvas) : null;
  return (
    <div className="agent-reference" role="group" aria-label={t('reference.label')}>
      {name === null ? <span className="agent-reference-word">{t('reference.selected')}</span> : null}
      <span className={name === null ? 'agent-reference-many' : 'agent-reference-one'}>
        {nodes.slice(0, mostShown).map((node, at) => (
          <span key={node.id} className="agent-reference-thumb">
            <Thumb node={node} />
            {name === null ? <i>{at + 1}</i> : null}
          </span>
        ))}
        {name !== null ? <b dir="auto">{name}</b> : null}
        {name !== null ? <RemoveButton onRemove={onRemove} /> : null}
      </span>
      {nodes.length > mostShown ? <span className="agent-reference-word">+{nodes.length - mostShown}</span> : null}
      {name === null ? <RemoveButton onRemove={onRemove} /> : null}
    </div>
  );
}

function RemoveButton({ onRemove }: Pick<SelectionReferenceProps, 'onRemove'>) {
  const { t } = useTranslation('agent');
  return (
    <button type="button" className="agent-x" aria-label={t('reference.remove')} onClick={onRemove}>
      <X size={14} strokeWidth={2} aria-hidden />
    </button>
  );
}

function Thumb({ node }: { readonly node: CanvasNode }) {
  const reading = normaliseNode(node);
  if (reading.kind === 'image' && reading.data.url) {
    const src = thumbnailUrl(reading.data.url, 64, reading.data.naturalWidth || Infinity);
    return <img alt="" src={src} onLoad={showTone} />;
  }
  const Icon = icons[reading.kind] ?? Image;
  return <Icon size={14} strokeWidth={2} aria-hidden />;
}
