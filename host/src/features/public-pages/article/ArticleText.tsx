import { styled } from 'styled-components';
import { prose } from './prose.ts';
import { useFollowLink } from './use-follow-link.ts';

interface Props {
  /** Part of this repository, and therefore not sanitized. */
  html: string;
  className?: string;
}

/** Text of `host/content`. Its links are plain HTML, so their clicks are passed to the router here. */
export function ArticleText({ html, className }: Props) {
  const followLink = useFollowLink();
  return <Text className={className} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  ${prose}
`;
