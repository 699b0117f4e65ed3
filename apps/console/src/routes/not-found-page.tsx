import { HostProvider } from '@postkit/react-kit';
import { NotFound } from '@postkit/react-kit/shell';

/** An address that leads nowhere, outside every station. */
export function NotFoundPage() {
  return (
    <HostProvider>
      <NotFound home="/" />
    </HostProvider>
  );
}

/** An address inside a station that leads nowhere; the shell stays around it. */
export function NotFoundScreen() {
  return <NotFound home="/" />;
}
