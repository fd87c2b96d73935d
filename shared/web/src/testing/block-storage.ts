/** Makes every access to local and session storage throw, as some browsers do, until mocks are restored. */
export function blockStorage(): void {
  for (const method of ['setItem', 'getItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
}
