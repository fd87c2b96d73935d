/** To be put on every mutation that ends in a session: a page waits for them before it leaves. */
export const enterKey = ['enter'];
