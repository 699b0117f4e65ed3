import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message: headers and parts. */
  readonly source: string;
  /** The address of the link in it. */
  readonly link: string;
}

export interface TestMailServer {
  /** For POSTKIT_SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Rejects mail with this message; null accepts it again. */
  refuse(words: string | null): void;
  /** The next mail that has not been returned yet. */
  next(): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/**
 * A mail server on this machine that keeps the mail it receives.
 * @param account required for sending; none by default.
 */
export async function startMailServer(account?: { user: string; password: string }): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let taken = 0;
  let refusal: string | null = null;
  let arrived = Promise.withResolvers<void>();

  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.password) return done(null, { user: username });
      done(new Error(`No sign-in for ${username}`));
    },
    onData(stream, session, done) {
      void text(stream).then((source) => {
        if (refusal !== null) return done(Object.assign(new Error(refusal), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const link = /https?:\/\/\S+/.exec(unfold(source))?.[0] ?? '';
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
          link,
        });
        arrived.resolve();
        arrived = Promise.withResolvers();
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (words) => void (refusal = words),
    async next() {
      while (mails.length <= taken) await arrived.promise;
      const mail = mails[taken];
      taken += 1;
      if (!mail) throw new Error('A received mail is missing.');
      return mail;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Decodes line ends and escapes of quoted-printable text. */
function unfold(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
