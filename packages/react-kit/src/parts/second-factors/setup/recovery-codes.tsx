import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { setupMessages } from './setup.messages.ts';
import './setup.css';

/** New recovery codes, for the only time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const messages = useWords(setupMessages);
  const { host, productName } = useHost();
  const [hasCopyFailed, setCopyFailed] = useState(false);
  const text = codes.join('\n');
  const file = `${messages.codesFile(productName)}\n\n${text}\n`;
  return (
    <div className="pk-stack">
      <Banner tone="warning" isLive>
        {hasCopyFailed ? messages.copyFailed : messages.codesIntro}
      </Banner>
      <ul className="pk-recovery-codes" aria-label={messages.codesLabel}>
        {codes.map((code) => (
          <li key={code} className="pk-code">
            {code}
          </li>
        ))}
      </ul>
      <div className="pk-factor-actions">
        <CopyButton
          text={text}
          label={messages.copyCodes}
          copy={(all) => host.copyText(all)}
          onError={() => setCopyFailed(true)}
        />
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          icon={<Download aria-hidden="true" />}
        >
          {messages.download}
        </ButtonLink>
      </div>
    </div>
  );
}
