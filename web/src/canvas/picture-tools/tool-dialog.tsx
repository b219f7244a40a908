import { cutOf, type CanvasNode, type PictureReading } from '@easel/canvas';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Dialog, TypedAhead } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { focusCanvas } from '../menu/focus-canvas.ts';
import type { PictureToolState } from '../modes.ts';
import { isOwnDesign } from '../picture-work/picture-ways.ts';
import { ConvertForm } from './convert-form.tsx';
import { partOf, usePictureSource } from './picture-source.ts';
import { ResizeForm } from './resize-form.tsx';
import './picture-tools.css';

export interface ToolDialogProps {
  readonly kind: PictureToolState['kind'];
  readonly node: CanvasNode;
  readonly reading: PictureReading;
}

/** Resizes a picture, or makes another kind of file of it. */
export function ToolDialog(props: ToolDialogProps) {
  const { kind, node } = props;
  const session = useSession();
  const { t } = useTranslation('work');
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      open
      title={t(`${kind}.title`)}
      onOpenChange={() => session.modes.setState({ pictureTool: null })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusCanvas(node.id);
      }}
    >
      <ToolBody key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function ToolBody({ kind, node, reading, onAgain }: ToolDialogProps & { readonly onAgain: () => void }) {
  const { t } = useTranslation('work');
  const source = usePictureSource(reading.data.url);
  if (source === undefined) {
    return (
      <>
        <p className="picture-tool-note" role="status">
          {t('tool.opening')}
        </p>
        {kind === 'resize' ? <TypedAhead label={t('tool.opening')} /> : null}
      </>
    );
  }
  if (source === null) {
    return (
      <div className="picture-tool" role="alert">
        <p className="picture-tool-note">{t('tool.unread')}</p>
        <div className="picture-tool-foot">
          <Button kind="outline" onClick={onAgain}>
            {t('tool.again')}
          </Button>
        </div>
      </div>
    );
  }
  const notes = [...(isOwnDesign(node) ? ['tool.ownDesign'] : []), ...(source.moves ? ['tool.moves'] : [])];
  const note = notes.map((key) => (
    <p key={key} className="picture-tool-note">
      {t(key)}
    </p>
  ));
  return kind === 'resize' ? (
    <ResizeForm source={source} part={partOf(source.size, cutOf(reading))} node={node} note={note} />
  ) : (
    <ConvertForm source={source} node={node} note={note} />
  );
}
