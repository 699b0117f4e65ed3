import { QueryClient } from '@tanstack/react-query';
import { PostKitProvider, useMessages } from '@postkit/react-kit';
import {
  postkitKeys,
  useDrafts,
  useFileUploads,
  useSaveShow,
  useSession,
  useShows,
  useSignOut,
} from '@postkit/react-kit/hooks';
import { german } from '@postkit/react-kit/messages/de';
import { TagsScreen } from '@postkit/react-kit/screens/tags';
import { SignInGate } from '@postkit/react-kit/sign-in-gate';
import { createClient } from '@postkit/sdk';

/** One cache for both stations, as in a page that shares its own. */
const queryClient = new QueryClient();

/** Two providers with two stations: the left one in English, the right one in German. */
export function TwoStations({ left, right }: { left: string; right: string }) {
  return [left, right].map((server, index) => <Half key={server} server={server} isRight={index === 1} />);
}

const clients = new Map<string, ReturnType<typeof createClient>>();

function clientOf(server: string) {
  const client =
    clients.get(server) ?? createClient({ baseUrl: server, station: 'harbour-fm', credentials: 'token' });
  clients.set(server, client);
  return client;
}

function Half({ server, isRight }: { server: string; isRight: boolean }) {
  const client = clientOf(server);
  return (
    <section aria-label={isRight ? 'Right' : 'Left'}>
      <PostKitProvider client={client} queryClient={queryClient} {...(isRight && { messages: german })}>
        <SignInGate>
          <StationData />
          <TagsScreen />
        </SignInGate>
      </PostKitProvider>
      <button
        type="button"
        onClick={(event) =>
          (event.currentTarget.value = String(
            queryClient.getQueriesData({ queryKey: postkitKeys(client).station }).length,
          ))
        }
      >
        Count
      </button>
    </section>
  );
}

/** The data of a station by the kit's hooks. */
function StationData() {
  const session = useSession().data;
  const shows = useShows().data ?? [];
  const drafts = useDrafts().data ?? [];
  const { uploads, isReady, add } = useFileUploads();
  const messages = useMessages((state) => state.messages);
  const show = useMessages((state) => state.show);
  const save = useSaveShow();
  const signOut = useSignOut();
  return (
    <>
      <p>{session?.name}</p>
      <ul aria-label="Shows of the station">
        {shows.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <ul aria-label="Drafts">
        {drafts.map(({ key }) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
      <ul aria-label="Uploads">
        {uploads.map(({ upload }) => (
          <li key={upload.uuid}>{`${upload.title} ${upload.success}`}</li>
        ))}
      </ul>
      <ul aria-label="Messages">
        {messages.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <label>
        Audio{' '}
        <input
          type="file"
          disabled={!isReady}
          onChange={({ target }) =>
            target.files?.[0] &&
            add({ title: target.files[0].name, audio_type: 'UPLOAD-Talk', file: target.files[0] })
          }
        />
      </label>
      <button
        type="button"
        onClick={() =>
          shows[0] &&
          save.mutate(
            { id: shows[0].id, fields: { title: `Renamed at ${session?.name}` } },
            { onSuccess: () => show({ name: 'Renamed', details: '', type: 'success' }) },
          )
        }
      >
        Rename the first show
      </button>
      <button type="button" onClick={() => signOut.mutate()}>
        Leave
      </button>
    </>
  );
}
