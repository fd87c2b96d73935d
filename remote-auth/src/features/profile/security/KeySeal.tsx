import { Engraving } from './Engraving.ts';

/** The emblem of a passkey: an egg with a keyhole in a seal. Rays mark a passkey that is synced to other devices. */
export function KeySeal({ isSynced }: { isSynced: boolean }) {
  return (
    <Engraving viewBox="0 0 64 64" width="72" aria-hidden="true">
      <circle className="wash" cx="33" cy="33" r="24" />
      <circle cx="32" cy="32" r="24" />
      <circle className="hairline" cx="32" cy="32" r="21" />
      {isSynced && <path className="light" d="M32 2v4M17 6l2 3.500M47 6l-2 3.500M6 17l3.5 2M58 17l-3.5 2" />}
      <path d="M32 17c-6 0-10.5 8.6-10.5 15.200S26 43.5 32 43.500s10.5-4.7 10.5-11.300S38 17 32 17Z" />
      <path d="M24.5 36c1.4 3 4 4.6 7.5 4.6" />
      <path
        className="solid"
        d="M32 27.500a3 3 0 0 0-1.5 5.600L29.3 38h5.400l-1.2-4.900a3 3 0 0 0-1.5-5.600Z"
      />
      <path d="M20 47.500h24M23 50.500h18" />
    </Engraving>
  );
}
