import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

/** One question at a time. Each has an entry in the window's history, so the browser's own back button works. */
export type Step = 'ways' | 'code' | 'scan' | 'phone' | 'sms-code';

declare module '@tanstack/react-router' {
  interface HistoryState {
    signInStep?: Step;
  }
}

export interface Steps {
  readonly step: Step;
  readonly goTo: (step: Step) => void;
  /** Takes the present step's place: there is nothing to come back to. */
  readonly replaceBy: (step: Step) => void;
  /** From a step that was gone to. */
  readonly back: () => void;
}

export function useSteps(): Steps {
  const navigate = useNavigate({ from: '/sign-in' });
  const { history } = useRouter();
  const step = useRouterState({ select: ({ location }) => location.state.signInStep }) ?? 'ways';
  const move = (next: Step, replace: boolean) =>
    void navigate({ to: '/sign-in', search: true, replace, state: { signInStep: next } });
  return {
    step,
    goTo: (next) => move(next, false),
    replaceBy: (next) => move(next, true),
    back: () => history.back(),
  };
}
