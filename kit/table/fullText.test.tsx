import { fireEvent, render, screen } from '@testing-library/react';
import { showFullText } from './fullText';

const cell = (text: string) => screen.getByText(text).closest('td')!;

test('a cell tells the whole of what it cuts, as long as it cuts it', () => {
  render(
    <table onPointerOver={showFullText}>
      <tbody>
        <tr>
          <td className="ant-table-cell-ellipsis">
            <b>a long text</b>
          </td>
          <td>another one</td>
          <td className="ant-table-cell-ellipsis">
            <span className="ant-table-cell-content">a fixed one</span>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  // What antd cuts in a fixed column is not the cell.
  const inner = screen.getByText('a fixed one');
  Object.defineProperty(inner, 'scrollWidth', { value: 200 });
  fireEvent.pointerOver(inner);
  expect(cell('a fixed one').title).toBe('a fixed one');
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  for (const text of ['a long text', 'another one']) fireEvent.pointerOver(screen.getByText(text));
  expect([cell('a long text').title, cell('another one').title]).toEqual(['a long text', '']);
  width.mockReturnValue(0);
  fireEvent.pointerOver(screen.getByText('a long text'));
  expect(cell('a long text').title).toBe('');
  width.mockRestore();
});
