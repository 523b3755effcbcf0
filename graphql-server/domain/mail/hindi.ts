/**
 * The Hindi texts of mails. The key is the English text; `{name}` is filled in. Mails that only the operator or a
 * recommender gets are in English, and so are names, tasks and facts of the catalogue.
 */
export const HINDI = {
  // The frame of all mails.
  'Hello {name},': 'नमस्ते {name},',
  'Or open this address:': 'या यह पता खोलें:',
  'Stop these mails': 'ये ईमेल बंद करें',
  'To stop these mails: {link}': 'ये ईमेल बंद करने के लिए: {link}',

  // Previews and buttons.
  'What is due, and what is still to do.': 'क्या नज़दीक है, और क्या बाकी है।',
  'Open your applications': 'अपने आवेदन खोलें',
  'You keep your plan for now. Please check the card.': 'आपका प्लान अभी बना हुआ है। कृपया कार्ड जाँच लें।',
  'Open your account': 'अपना खाता खोलें',
  'What was shown in full stays so.': 'जो पूरा दिखाया गया था, वह वैसा ही रहेगा।',
  'See the plans': 'प्लान देखें',
  'The amount, and when your bank shows it.': 'राशि, और बैंक में वह कब दिखेगी।',
  'See your payments': 'अपने भुगतान देखें',
  'A text waits for your comments.': 'एक लेख आपकी टिप्पणियों का इंतज़ार कर रहा है।',
  'Open the text': 'लेख खोलें',
  'Comments and a summary are there.': 'टिप्पणियाँ और सार आ गए हैं।',
  'Read the review': 'समीक्षा पढ़ें',
  'Read it in your conversation.': 'इसे अपनी बातचीत में पढ़ें।',
  'Read the answer': 'उत्तर पढ़ें',
  'Somebody read your document and wrote to you.': 'किसी ने आपका दस्तावेज़ पढ़ा और आपको लिखा।',
  'Read and answer': 'पढ़ें और उत्तर दें',
  'Somebody in the community knows more.': 'समुदाय में किसी ने उत्तर दिया है।',
  'The link works once, within one hour.': 'लिंक एक बार, एक घंटे के भीतर चलता है।',
  'Set a new password': 'नया पासवर्ड तय करें',
  'If this was not you, here is what to do.': 'अगर यह आपने नहीं किया, तो क्या करें।',
  'It has an account already. Nothing has changed.': 'इस पते का खाता पहले से है। कुछ नहीं बदला।',
  'The link works once, within 24 hours.': 'लिंक एक बार, 24 घंटे के भीतर चलता है।',
  'The link works once, within three days.': 'लिंक एक बार, तीन दिन के भीतर चलता है।',
  'Confirm your address': 'अपने पते की पुष्टि करें',
  'Use this address': 'यह पता इस्तेमाल करें',
  'It changes when the new address is confirmed.': 'नए पते की पुष्टि होने पर यह बदलेगा।',
  'No further mails come to this address.': 'इस पते पर अब और ईमेल नहीं आएँगे।',
  'You can fetch it on your account page.': 'आप इसे अपने खाते के पृष्ठ से ले सकते हैं।',
  'You can keep the account until then.': 'तब तक आप खाता बचा सकते हैं।',
  'It accepted nothing for three days.': 'इसने तीन दिन से कुछ स्वीकार नहीं किया।',
  'Open the log': 'लॉग खोलें',
  'Programs that use it are refused from now on.': 'इसे इस्तेमाल करने वाले सॉफ़्टवेयर अब से रोके जाएँगे।',

  // Passwords, addresses and passkeys.
  'Set a new password for Gradwright': 'Gradwright के लिए नया पासवर्ड तय करें',
  'Set a new password here: {link}': 'नया पासवर्ड यहाँ बनाएँ: {link}',
  'The link works once, within one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.':
    'लिंक एक बार, एक घंटे के भीतर चलता है। अगर आपने इसे नहीं माँगा, तो इस ईमेल को छोड़ दें: आपका पासवर्ड वैसा ही रहेगा।',
  'Confirm your email address for Gradwright': 'Gradwright के लिए अपने ईमेल पते की पुष्टि करें',
  'Confirm that this is your address: {link}': 'पुष्टि करें कि यह आपका पता है: {link}',
  'The link works once, within three days. If you have no account with Gradwright, you can ignore this mail.':
    'लिंक एक बार, तीन दिन के भीतर चलता है। अगर Gradwright पर आपका खाता नहीं है, तो इस ईमेल को छोड़ दें।',
  'Confirm your new email address for Gradwright': 'Gradwright के लिए अपने नए ईमेल पते की पुष्टि करें',
  'Confirm that your account should use this address: {link}':
    'पुष्टि करें कि आपके खाते में यह पता इस्तेमाल हो: {link}',
  'The link works once, within 24 hours. Until then your account keeps its present address. If you did not ask for this, you can ignore this mail.':
    'लिंक एक बार, 24 घंटे के भीतर चलता है। तब तक खाते में मौजूदा पता ही रहेगा। अगर आपने यह नहीं माँगा, तो इस ईमेल को छोड़ दें।',
  'A new email address was asked for': 'नया ईमेल पता माँगा गया है',
  'Somebody who knows your password asked to change the email address of your Gradwright account. It changes when the new address is confirmed.':
    'किसी ने, जिसे आपका पासवर्ड पता है, आपके Gradwright खाते का ईमेल पता बदलने को कहा है। नए पते की पुष्टि होने पर वह बदल जाएगा।',
  'If this was not you, set another password at {link}. It signs out every device.':
    'अगर यह आपने नहीं किया, तो {link} पर दूसरा पासवर्ड तय करें। इससे हर डिवाइस लॉग आउट हो जाता है।',
  'Your email address was changed': 'आपका ईमेल पता बदल दिया गया है',
  'Your Gradwright account now uses another email address. No further mails about it come to this one.':
    'आपके Gradwright खाते में अब दूसरा ईमेल पता है। खाते के बारे में इस पते पर अब और ईमेल नहीं आएँगे।',
  'If this was not you, answer this mail.': 'अगर यह आपने नहीं किया, तो इस ईमेल का उत्तर दें।',
  'Your Gradwright password was changed': 'आपका Gradwright पासवर्ड बदल दिया गया है',
  'The password of your account was changed, and other devices were signed out.':
    'आपके खाते का पासवर्ड बदल दिया गया, और दूसरे डिवाइस लॉग आउट कर दिए गए।',
  'A passkey was added to your Gradwright account': 'आपके Gradwright खाते में एक पासकी जोड़ी गई',
  'A passkey was added to your account. It logs in without your password.':
    'आपके खाते में एक पासकी जोड़ी गई। इससे बिना पासवर्ड के लॉग इन हो सकता है।',
  'If this was not you, remove it on your account page and set another password: {link}':
    'अगर यह आपने नहीं किया, तो खाते के पृष्ठ पर इसे हटाएँ और दूसरा पासवर्ड तय करें: {link}',

  // Registering.
  'Open your Gradwright account': 'अपना Gradwright खाता खोलें',
  'Somebody, perhaps you, asked for a Gradwright account with this address and the username {username}.':
    'किसी ने, शायद आपने, इस पते और यूज़रनेम {username} के साथ Gradwright खाता माँगा है।',
  'Open the account: {link}': 'खाता खोलें: {link}',
  'The link works once, within 24 hours. If it was not you, you can ignore this mail: no account is opened.':
    'लिंक एक बार, 24 घंटे के भीतर चलता है। अगर यह आपने नहीं किया, तो इस ईमेल को छोड़ दें: कोई खाता नहीं खुलेगा।',
  'Somebody tried to register with your address': 'किसी ने आपके पते से खाता बनाने की कोशिश की',
  'Somebody, perhaps you, tried to open a Gradwright account with this address. It has one already, and nothing has changed.':
    'किसी ने, शायद आपने, इस पते से Gradwright खाता खोलने की कोशिश की। इसका खाता पहले से है, और कुछ नहीं बदला।',
  'If it was you, log in with this address, or set a new password: {link}':
    'अगर यह आपने किया, तो इसी पते से लॉग इन करें, या नया पासवर्ड तय करें: {link}',
  'If it was not you, there is nothing to do.': 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं।',

  // Personal data.
  'The archive of your data is ready': 'आपके डेटा का संग्रह तैयार है',
  'Fetch it on your account page until {day}. It is removed then: {link}':
    'इसे {day} तक अपने खाते के पृष्ठ से ले लें। उसके बाद वह हटा दिया जाएगा: {link}',
  'If you did not ask for it, change your password there.': 'अगर आपने इसे नहीं माँगा, तो वहीं अपना पासवर्ड बदल दें।',
  'Your Gradwright account will be erased': 'आपका Gradwright खाता मिटा दिया जाएगा',
  'Your account and all that is in it will be erased on {day}. Payments stay without your name, as the law asks.':
    'आपका खाता और उसमें जो कुछ है, {day} को मिटा दिया जाएगा। क़ानून के अनुसार भुगतान आपके नाम के बिना रहेंगे।',
  "To keep the account, log in before that day and choose 'Keep my account': {link}":
    "खाता बचाने के लिए उस दिन से पहले लॉग इन करें और 'मेरा खाता रखें' चुनें: {link}",

  // Plans and payments.
  'The payment for Gradwright {plan} failed': 'Gradwright {plan} का भुगतान नहीं हो सका',
  'The payment for your {plan} plan failed. You keep the plan until {day}, so that there is time to pay.':
    'आपके {plan} प्लान का भुगतान नहीं हो सका। भुगतान के लिए समय रहे, इसलिए प्लान {day} तक बना रहेगा।',
  'Check the card on your account page: {link}': 'अपने खाते के पृष्ठ पर कार्ड जाँचें: {link}',
  'Your Gradwright {plan} plan has ended': 'आपका Gradwright {plan} प्लान समाप्त हो गया है',
  'Your {plan} plan has ended and your account is on the Free plan now. Documents that were shown in full stay so.':
    'आपका {plan} प्लान समाप्त हो गया है और आपका खाता अब Free प्लान पर है। जो दस्तावेज़ पूरे दिखाए गए थे, वे वैसे ही रहेंगे।',
  'You can choose a plan at any time: {link}': 'आप कभी भी प्लान चुन सकते हैं: {link}',
  'Your payment {number} was returned': 'आपका भुगतान {number} लौटा दिया गया',
  'We returned {money} of invoice {number}. Banks take five to ten days to show it. Documents that were shown in full stay so.':
    'हमने इनवॉइस {number} के {money} लौटा दिए हैं। बैंक में दिखने में पाँच से दस दिन लगते हैं। जो दस्तावेज़ पूरे दिखाए गए थे, वे वैसे ही रहेंगे।',
  'Your payments: {link}': 'आपके भुगतान: {link}',

  // Deadlines.
  'a deadline of yours is near:': 'आपकी एक अंतिम तारीख़ नज़दीक है:',
  '{count} deadlines of yours are near:': 'आपकी {count} अंतिम तारीख़ें नज़दीक हैं:',
  'Your applications: {link}': 'आपके आवेदन: {link}',
  "Universities change their dates: check each one on the programme's own page. If you have applied already, move the application to Applied, and it is not mentioned again.":
    'विश्वविद्यालय अपनी तारीख़ें बदलते हैं: हर तारीख़ प्रोग्राम के अपने पृष्ठ पर जाँच लें। अगर आप आवेदन कर चुके हैं, तो उसे ‘आवेदन भेजा’ में ले जाएँ; फिर उसका ज़िक्र नहीं होगा।',
  'You get this mail because reminders are on for your account: 14, 7 and 2 days before a deadline. To stop them, open {link} and switch off reminders by mail.':
    'यह ईमेल इसलिए आया कि आपके खाते में रिमाइंडर चालू हैं: अंतिम तारीख़ से 14, 7 और 2 दिन पहले। इसे बंद करने के लिए {link} खोलें और ईमेल से याद दिलाना बंद करें।',
  'Deadline {when}: {name}': 'अंतिम तारीख़ {when}: {name}',
  '{count} deadlines, the first {when}: {name}': '{count} अंतिम तारीख़ें, पहली {when}: {name}',
  '{day}, {when} (the day that you set)': '{day}, {when} (आपकी तय की हुई तारीख़)',
  '{day}, {when} ({origin}, from the catalogue)': '{day}, {when} ({origin}, कैटलॉग से)',
  'Everything on your list is done.': 'आपकी सूची का सब काम हो चुका है।',
  'Still to do: {tasks}.': 'बाकी काम: {tasks}।',
  'Still to do: {tasks} and {count} more.': 'बाकी काम: {tasks} और {count} और।',
  today: 'आज',
  tomorrow: 'कल',
  'in {count} days': '{count} दिन में',

  // Comments, answers and reviews.
  'A new comment on your statement of purpose': 'आपकी SOP पर एक नई टिप्पणी',
  'A new comment on your letter of recommendation': 'आपके सिफ़ारिश पत्र पर एक नई टिप्पणी',
  'A new comment on your essay': 'आपके निबंध पर एक नई टिप्पणी',
  '{count} new comments on your statement of purpose': 'आपकी SOP पर {count} नई टिप्पणियाँ',
  '{count} new comments on your letter of recommendation': 'आपके सिफ़ारिश पत्र पर {count} नई टिप्पणियाँ',
  '{count} new comments on your essay': 'आपके निबंध पर {count} नई टिप्पणियाँ',
  '{comments}, from people to whom you gave a link.': '{comments}, उन लोगों की ओर से जिन्हें आपने लिंक दिया था।',
  'Read and answer: {link}': 'पढ़ें और उत्तर दें: {link}',
  'You get at most one such mail an hour for each document. To take no more comments, close them under Share.':
    'हर दस्तावेज़ के लिए घंटे में ऐसा एक ही ईमेल आता है। और टिप्पणियाँ न लेनी हों, तो उन्हें ‘साझा करें’ में बंद करें।',
  'An answer to your question: {title}': 'आपके सवाल का उत्तर: {title}',
  '{name} answered the question that you asked the community: “{title}”.':
    '{name} ने समुदाय में पूछे गए आपके सवाल का उत्तर दिया: “{title}”।',
  'Read it, and accept it if it helps: {link}': 'इसे पढ़ें, और काम आए तो स्वीकार करें: {link}',
  'An answer to your message: {subject}': 'आपके संदेश का उत्तर: {subject}',
  "your message '{subject}' has an answer.": "आपके संदेश '{subject}' का उत्तर आ गया है।",
  'Read it, and reply if something is left open: {link}': 'इसे पढ़ें, और कुछ बाकी हो तो उत्तर दें: {link}',
  'A text to review': 'समीक्षा के लिए एक लेख',
  'a student has handed over a text, and it was given to you.':
    'एक छात्र ने समीक्षा के लिए एक लेख दिया है, और वह आपको सौंपा गया है।',
  'Read it, comment on it and return it: {link}': 'इसे पढ़ें, टिप्पणी करें और लौटाएँ: {link}',
  'Your text is reviewed: {name}': 'आपके लेख की समीक्षा हो गई: {name}',
  'a reviewer has read your text for {name} and commented on it.':
    'एक समीक्षक ने {name} के लिए आपका लेख पढ़ा और उस पर टिप्पणियाँ की हैं।',
  'Read the comments: {link}': 'टिप्पणियाँ पढ़ें: {link}',

  // Organisations.
  'You decide what a consultancy sees.': 'कंसल्टेंसी क्या देखे, यह आप तय करते हैं।',
  'Read and decide': 'पढ़ें और तय करें',
  'May {organisation} see your applications on Gradwright?':
    'क्या {organisation} Gradwright पर आपके आवेदन देख सकती है?',
  '{organisation} would like to work with you on Gradwright. They see nothing before you agree.':
    '{organisation} Gradwright पर आपके साथ काम करना चाहती है। आपकी सहमति से पहले वे कुछ नहीं देखते।',
  'Read what they would see, and decide: {link}': 'पढ़ें कि वे क्या देखेंगे, और तय करें: {link}',
  'The link works once, until {day}. You can stop sharing at any time. If you do not know the sender, you can ignore this mail: nothing happens.':
    'लिंक एक बार, {day} तक चलता है। आप साझा करना कभी भी बंद कर सकते हैं। अगर आप भेजने वाले को नहीं जानते, तो इस ईमेल को छोड़ दें: कुछ नहीं होगा।',
  'An organisation asks you to join it.': 'एक संगठन आपको शामिल होने के लिए कहता है।',
  'Open the invitation': 'निमंत्रण खोलें',
  'Hello,': 'नमस्ते,',
  'Join {organisation} on Gradwright': 'Gradwright पर {organisation} से जुड़ें',
  '{inviter} invites you to work with {organisation} on Gradwright.':
    '{inviter} आपको Gradwright पर {organisation} के साथ काम करने के लिए आमंत्रित करते हैं।',
  'Open the invitation: {link}': 'निमंत्रण खोलें: {link}',
  'The link works once, until {day}. If you do not know the sender, you can ignore this mail: nothing happens.':
    'लिंक एक बार, {day} तक चलता है। अगर आप भेजने वाले को नहीं जानते, तो इस ईमेल को छोड़ दें: कुछ नहीं होगा।',
  'Your programs use parts of the graph that will be removed':
    'आपके सॉफ़्टवेयर GraphQL API के ऐसे हिस्से इस्तेमाल करते हैं जो हटाए जाएँगे',
  'It still works. Please change your programs in time.': 'यह अभी चलता है। कृपया अपने सॉफ़्टवेयर को समय रहते बदल लें।',
  'See how often they are used': 'देखें कि वे कितनी बार इस्तेमाल होते हैं',
  'The key "{name}" ({start}…) asked for what is deprecated. It still works. Please change your programs before the day that is named:':
    'कुंजी "{name}" ({start}…) ने ऐसी चीज़ें माँगीं जो चलन से हटाई जा रही हैं। ये अभी चलती हैं। कृपया बताए गए दिन से पहले अपने सॉफ़्टवेयर को बदल लें:',
  'There is one mail for each of them. How often they are used is counted at {link}':
    'हर एक के लिए एक ही ईमेल आता है। वे कितनी बार इस्तेमाल होते हैं, यह यहाँ गिना जाता है: {link}',
  'A webhook endpoint of your organisation was disabled': 'आपके संगठन का एक वेबहुक एंडपॉइंट बंद कर दिया गया',
  'The endpoint "{address}" accepted no event for three days, so nothing is sent there any more. The events that it missed are kept in the log for 30 days.':
    'एंडपॉइंट "{address}" ने तीन दिन तक कोई ईवेंट स्वीकार नहीं किया, इसलिए अब वहाँ कुछ नहीं भेजा जाता। जो ईवेंट छूट गए, वे 30 दिन तक लॉग में रहेंगे।',
  'Read why, enable it and send events again: {link}': 'कारण पढ़ें, उसे फिर चालू करें और ईवेंट दोबारा भेजें: {link}',
  'A key of your organisation was revoked': 'आपके संगठन की एक कुंजी रद्द कर दी गई',
  'The key "{name}" ({start}…) was sent to Gradwright in the address of a request. Addresses are kept in logs, so the key was revoked at once. Programs that use it are refused from now on.':
    'कुंजी "{name}" ({start}…) किसी अनुरोध के पते में Gradwright को भेजी गई। पते लॉग में रहते हैं, इसलिए कुंजी तुरंत रद्द कर दी गई। इसे इस्तेमाल करने वाले सॉफ़्टवेयर अब से रोके जाएँगे।',
  'Create another key at {link} and send it in the header Authorization.':
    '{link} पर दूसरी कुंजी बनाएँ और उसे Authorization हेडर में भेजें।',
} as const satisfies Record<string, string>
