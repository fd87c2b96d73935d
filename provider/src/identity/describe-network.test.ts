import { describeNetwork } from './describe-network.ts';

it.each([
  ['203.0.113.5', 'a network whose addresses begin with 203.0.113'],
  ['::ffff:203.0.113.5', 'a network whose addresses begin with 203.0.113'],
  ['2001:db8:1:2:3:4:5:6', 'a network whose addresses begin with 2001:db8:1'],
  ['127.0.0.1', 'a local network'],
  ['::ffff:192.168.0.7', 'a local network'],
  ['fe80::1%eth0', 'a local network'],
  ['unknown', 'an unknown network'],
])('the mail describes the network of %s as %s', (address, text) => {
  expect(describeNetwork(address)).toBe(text);
});
