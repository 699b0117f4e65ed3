import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PostKitProvider } from '@postkit/react-kit';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import '@postkit/react-kit/styles.css';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { SignInGate } from '@postkit/react-kit/sign-in-gate';
import { createClient } from '@postkit/sdk';

interface NewsroomProps {
  /** Address of the station. */
  url: string;
  station: string;
}

/** The shows, and one of them once the user has opened it. */
function Newsroom({ url, station }: NewsroomProps) {
  const [path, setPath] = useState('');
  const client = useMemo(() => createClient({ baseUrl: url, station, credentials: 'token' }), [url, station]);
  const host = useMemo(() => ({ navigate: (to: string) => setPath(to), setTitle: () => {} }), []);
  const showId = /\/shows\/(\d+)/.exec(path)?.[1];
  return (
    <PostKitProvider client={client} host={host}>
      <SignInGate>
        {showId ? (
          <>
            <button onClick={() => setPath('')}>All shows</button>
            <ShowDetailsScreen key={showId} showId={Number(showId)} />
          </>
        ) : (
          <ShowsScreen />
        )}
      </SignInGate>
    </PostKitProvider>
  );
}

for (const place of document.querySelectorAll<HTMLElement>('[data-postkit]')) {
  const { postkit = '', station = '' } = place.dataset;
  createRoot(place).render(<Newsroom url={postkit} station={station} />);
}
