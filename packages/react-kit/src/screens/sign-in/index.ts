export { createDefaultHost } from '../../provider/default-host.ts';
export { HostProvider, type HostProviderProps } from '../../provider/host-provider.tsx';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx';
