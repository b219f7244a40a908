import { CircleAlert } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from './button.tsx';
import { endToast, mostAtOnce, toastStore } from './toasts.ts';

const usualMs = 6000;

/** Where toasts appear: newest lowest, three at most. F8 leads the keyboard there. */
export function ToastViewport() {
  const { t } = useTranslation('ui');
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <RadixToast.Provider label={t('toasts.one')} swipeDirection="down">
      {toasts.slice(-mostAtOnce).map(({ id, text, kind, action, undo, durationMs = usualMs }) => (
        <RadixToast.Root
          key={id}
          className="ui-toast"
          duration={durationMs}
          onOpenChange={(open) => !open && endToast(id)}
        >
          {kind === 'danger' ? <CircleAlert size={16} strokeWidth={1.75} aria-hidden /> : null}
          <RadixToast.Description className="ui-toast-text">{text}</RadixToast.Description>
          {[action, undo].map((one) =>
            one ? (
              <RadixToast.Action key={one.label} asChild altText={one.label}>
                <Button
                  onClick={(event) => {
                    // Else Radix closes it first, as one whose action was not taken.
                    event.preventDefault();
                    endToast(id, one);
                  }}
                >
                  {one.label}
                </Button>
              </RadixToast.Action>
            ) : null,
          )}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="ui-toasts" label={t('toasts.all', { hotkey: '{hotkey}' })} />
    </RadixToast.Provider>
  );
}
