export { firstStation, makeDestination, makeShow, makeStation, makeTag, makeUser } from './builders.ts';
export { listenLive } from './listen-live.ts';
export { requestSignIn, type SignedIn } from './sign-in.ts';
export { adminPassword, startStation, type TestStation } from './station.ts';
export { listUsers, payloadOf, saveUser, userPayload } from './save-user.ts';
export { startMailServer, type TestMailServer } from './mail-server.ts';
