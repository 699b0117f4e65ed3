import { HostProvider } from '@postkit/react-kit';
import { NotFound } from '@postkit/react-kit/shell';

/** An unknown address outside every station. */
export function NotFoundPage() {
  return (
    <HostProvider>
      <NotFound home="/" />
    </HostProvider>
  );
}

/** An unknown address inside a station, shown within the shell. */
export function NotFoundScreen() {
  return <NotFound home="/" />;
}
