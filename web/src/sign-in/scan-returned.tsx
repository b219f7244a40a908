import './sign-in.css';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrival } from './arrival.ts';
import { reportScan } from './scan-message.ts';

/** Where the chat app sends the frame with its QR code after a scan: hands it over to the page around. */
export function ScanReturned() {
  const { t } = useTranslation('sign-in');
  const answer = arrival()?.answer;
  const scan = answer?.kind === 'chat-app' && window.parent !== window ? answer : null;
  useEffect(() => {
    if (scan) reportScan(scan);
  }, [scan]);
  if (!scan) return <Navigate to="/sign-in" replace />;
  return <p className="scan-returned">{t('scan.scanned')}</p>;
}
