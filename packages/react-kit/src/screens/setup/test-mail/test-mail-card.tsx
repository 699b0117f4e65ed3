import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { testMailMessages } from './test-mail.messages.ts';

/**
 * Sends a test mail by the mail server of the installation, and shows what that server responded. For company admins.
 * @param email the address that is proposed
 */
export function TestMailCard({ email }: { email: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(testMailMessages);
  const { client } = usePostKit();
  const [to, setTo] = useState(email);
  const { data, error, isPending, mutate, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (address: string) => client.settings.sendTestMail({ to: address }),
  });
  return (
    <section className="pk-setup-card" aria-label={messages.heading}>
      <Card header={<Heading level={2}>{messages.heading}</Heading>}>
        <form
          className="pk-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) mutate(to.trim());
          }}
        >
          <p className="pk-muted">{messages.about}</p>
          <TextField
            label={messages.to}
            type="email"
            autoComplete="email"
            value={to}
            onChange={(address) => {
              setTo(address);
              reset();
            }}
          />
          <div>
            <Button
              type="submit"
              isDisabled={to.trim() === ''}
              isBusy={isPending}
              busyLabel={messages.sending}
            >
              {messages.send}
            </Button>
          </div>
          {error && (
            <Banner tone="danger" isLive>
              {failureText(error, catalogue)}
            </Banner>
          )}
          {data && (
            <Banner tone="success" isLive>
              {messages.sent(data.to, data.server, data.from)}
            </Banner>
          )}
        </form>
      </Card>
    </section>
  );
}
