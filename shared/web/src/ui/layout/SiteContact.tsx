import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { siteAtom } from '@emberclutch/web/state';
import { space } from '../../theme/tokens.ts';

/** The operator of the site, and a contact. Prerendered for any site, so styles hide what a site does not declare. */
export function SiteContact() {
  const { operator = '', address = '', mail = '' } = useAtomValue(siteAtom).contact ?? {};
  return (
    <Lines>
      <span data-said={operator}>{operator}</span>
      <span data-said={address}>{address}</span>
      <a data-said={mail} href={`mailto:${mail}`}>
        {mail}
      </a>
      <span data-unsaid={operator + mail}>{copy.nobody}</span>
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

  [data-said=''],
  [data-unsaid]:not([data-unsaid='']) {
    display: none;
  }
`;
