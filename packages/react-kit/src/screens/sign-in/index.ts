export { createDefaultHost } from '../../host/default-host.ts';
export { HostProvider, type HostProviderProps } from '../../host/host-provider.tsx';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx';
