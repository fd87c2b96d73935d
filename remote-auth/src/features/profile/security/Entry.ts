import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

/** An entry of a ruled list: a session, or an event of the security diary. */
export const Entry = styled.li`
  display: grid;
  gap: ${space.s};
  padding: ${space.s} 0;
  border-bottom: 1px solid ${color.rule};
  outline: none;
  overflow-wrap: anywhere;

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  p {
    margin: 0;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

/** The facts of an entry with its button beside them, or below them on a narrow screen. */
export const EntryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

export const EntryName = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-bottom: ${space.xxs};
  font-size: ${size.m};
`;
