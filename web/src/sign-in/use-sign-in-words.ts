import { ApiError, type ErrorCode } from '@easel/contract';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../ui/index.ts';

const known: Partial<Record<ErrorCode, string>> = {
  'auth.mail_off': 'errors.mailOff',
  'auth.mail_failed': 'errors.mailFailed',
  'auth.challenge_missing': 'errors.challengeMissing',
  'auth.challenge_failed': 'errors.challengeFailed',
  'auth.challenge_unavailable': 'errors.challengeUnavailable',
  'auth.method_off': 'errors.methodOff',
  'auth.id_token_refused': 'errors.idTokenRefused',
  'auth.idp_unavailable': 'errors.idpUnavailable',
  'auth.scan_refused': 'errors.scanRefused',
  'auth.chat_app_unavailable': 'errors.chatAppUnavailable',
  'auth.binding_expired': 'errors.bindingExpired',
  'auth.phone_invalid': 'errors.phoneInvalid',
  'auth.code_wrong': 'errors.codeWrong',
  'auth.sms_off': 'errors.smsOff',
  'auth.sms_failed': 'errors.smsFailed',
};

/** Up to this many seconds are told as they are, more of them in minutes. */
const inSeconds = 90;

/** What to say when signing in did not work, and what to do about it. */
export function useSignInWords(): (error: unknown) => string {
  const { t } = useTranslation('sign-in');
  const others = useErrorWords();
  return (error) => {
    if (!(error instanceof ApiError)) return others(error);
    const { status, retryAfter, errorCode } = error;
    if (status === 429 && retryAfter) {
      return retryAfter > inSeconds
        ? t('errors.waitMinutes', { count: Math.ceil(retryAfter / 60) })
        : t('errors.waitSeconds', { count: retryAfter });
    }
    const key = known[errorCode];
    return key ? t(key) : others(error);
  };
}

export function isRefusal(error: unknown, errorCode: ErrorCode): boolean {
  return error instanceof ApiError && error.errorCode === errorCode;
}
