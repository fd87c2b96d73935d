import { styled } from 'styled-components';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';

interface Props {
  caption: string;
  rows: readonly (readonly [name: string, effect: string])[];
}

/** Names and what they do. */
export const Reference = ({ caption, rows }: Props) => (
  <Frame>
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, effect]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
);

const Frame = styled.div`
  ${tableStyle}

  th {
    font-weight: inherit;
    vertical-align: top;
  }
`;
