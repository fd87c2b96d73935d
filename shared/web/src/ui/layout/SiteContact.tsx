import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { siteAtom } from '@emberclutch/web/state';
import { space } from '../../theme/tokens.ts';

/** The operator of the site, and a contact. Prerendered for any site, so styles hide what a site does not declare. */
export function SiteContact() {
  const { operator = '', address = '', mail = '' } = useAtomValue(siteAtom).contact ?? {};
  return (
    <Lines>
      <span data-value={operator}>{operator}</span>
      <span data-value={address}>{address}</span>
      <a data-value={mail} href={`mailto:${mail}`}>
        {mail}
      </a>
      <span data-contact={operator + mail}>{copy.nobody}</span>
    </Lines>
  );
}

const copy = {
  nobody: 'A world to try out: there is nobody to write to.',
};

const Lines = styled.address`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-style: normal;
  overflow-wrap: anywhere;

  [data-value=''],
  [data-contact]:not([data-contact='']) {
    display: none;
  }
`;
