import { createRoot } from 'react-dom/client';
import { PostKitProvider } from '@postkit/react-kit';
import { AudioEditorScreen } from '@postkit/react-kit/screens/audio-editor';
import { createClient } from '@postkit/sdk';

const root = document.querySelector('#app');
const client = createClient({ station: 'wxyz', log: () => {} });

if (root) {
  createRoot(root).render(
    <PostKitProvider client={client}>
      <div style={{ height: '100vh' }}>
        <AudioEditorScreen />
      </div>
    </PostKitProvider>,
  );
}
