/** The third set; what it showed has been mended where it was untrue. Who is held out, nothing was mended by. */
import type { Person } from '../person.ts'

export const THIRD_SET = {
  derlis: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: true,
    about: 'Musical instrument making (harp), Paraguay; notes and fragments, sparse',
    course: 'Foundation Degree Arts: Musical Instruments',
    university: 'West Dean College of Arts and Conservation',
    texts: {
      essayPrompt: 'Why do you want to make instruments, and what have you made so far?',
      personalStory:
        'harp no. 7, 2023. 36 strings, cedar + pine top. delivered to a girl in Luque on a Friday, Sunday her father calls: belly split top to bottom. drove there w/ my uncle. wood was 3 months dry, should be 2 years - I knew, wanted the money (4,500,000 Gs)',
      challengesOvercome:
        "- no cedar legal since the ban, only old doors and church benches\n- workshop = my grandmother's carport, rain from the side\n- humidity 85% Jan, 40% Aug",
      growthExperiences:
        'refunded her, made no. 8 free, took 14 months. now date on every board w/ pencil. nothing under 18 months gets cut',
      uniquePerspective:
        "can hear a bad board by dropping it. Makers here don't measure, everything by templates from the 50s - nobody knows why the sound hole is where it is",
      passionsInterests: 'harp (play since 8, weddings), repairing accordions, fishing at the Tebicuary',
      futureImpact:
        'write down the measurements of the old harps before they are gone. 22 measured so far, notebook. a school maybe, 4-5 apprentices, Yaguarón',
      diversityContribution:
        'I speak Guaraní first and Spanish second, so I hear when a word of the textbook does not exist in the field.',
    },
  },
  palesa: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about: 'Palaeontology, Lesotho; whole sentences with the odd list; she types a lot',
    course: 'MSc Palaeobiology',
    university: 'University of Bristol',
    texts: {
      fullName: 'Palesa Mokhethi',
      email: 'palesa.mokhethi@example.com',
      targetUniversity: 'University of Bristol',
      targetProgram: 'MSc Palaeobiology',
      essayPrompt:
        'In no more than 750 words, tell us how you came to your subject and what you will do with it.',
      personalBackground:
        'I come from Moyeni in Quthing district in the south of Lesotho. There is a slab of sandstone outside the town with dinosaur footprints on it, and when I was small we spread our washing over it because it dried quickly.',
      familyBackground:
        'My mother sells airtime and vetkoek at the taxi rank and my father worked at a platinum mine in Rustenburg until 2014. He knows more about rock than most of my lecturers, but only about rock that falls on you.',
      communityInfluence:
        'People in our village call the tracks the footprints of Kholumolumo, the monster from the story who swallowed everybody. Nobody thought this was science. I do not think that it was so far from it either.',
      lifeChangingExperience:
        'In 2017 a group of researchers from Cape Town came to our district and needed somebody to hold the other end of the tape and translate. I was 18 and I was paid 150 maloti a day. On the third day Dr. Lungile asked me what I thought the animal was doing at the place where the stride becomes short. I said that it was slipping, because I had slipped there myself with a bucket. She wrote that down with my name behind it.',
      significantChallenge:
        'The National University in Roma has no palaeontology, so I took geography and biology and read the rest on my phone. Data is expensive and I downloaded papers at night when the bundles are cheaper (between 12 and 5). In my third year my bursary was paid seven months late and I sold vetkoek in the residence to pay for food.',
      momentOfFailure:
        'For my final project I made 3D models of 14 footprints from photographs. When I came to put the scale in, I found that I had forgotten the scale bar in nine of them. I had to walk back to the site, and by then the river had covered four with mud. My project ended up with ten tracks and I had told everybody it would be forty.',
      learningFromMistakes:
        'I now have a list taped inside the lid of my camera box: scale, north, label, photo of the label, water. I read it aloud, which my assistants find funny.',
      academicPassion:
        'I like tracks more than bones. A bone tells you that an animal died and a track tells you that it was late, or tired, or walking next to somebody.',
      intellectualCuriosity:
        "I wanted to know whether mud from the Senqu behaves like the mud of the Early Jurassic may have behaved. I walked my neighbour's chickens through trays with 20, 30 and 40 per cent water and measured the prints. The result is not publishable but at 40 per cent a chicken prints like something with much fatter toes.",
      favoriteSubject: 'Sedimentology',
      academicGoals:
        'I can photograph, map and describe. I cannot yet do statistics on shape or any biomechanics, and I have never worked in a lab with a CT scanner.',
      communityContribution:
        'Since 2021 I guide school classes at the Moyeni slab on Fridays, about 1,900 children until now. I ask them to find the slip first.',
      changeYouInitiated:
        'People used to chisel tracks out to sell them to tourists. I asked the chief whether the families nearest to each site could be paid from the entrance fee (10 maloti), and since 2022 two sites do this. I know of only one theft since then.',
      careerAspirations:
        'I would like to be the first curator of natural history at the Lesotho National Museum and later teach at Roma.',
      problemToSolve:
        'Many of our best fossils are in Cape Town, Johannesburg and Paris. I am not angry about it, because we had no building with a roof for them. But I would like that reason to disappear.',
      whyThisSchool:
        'The programme is taught by people who work on function and movement, and the MSc project lasts long enough to do something real. I am also told that students help with the Bristol Dinosaur Project in schools, which is what I do already on Fridays.',
      roleModel: 'Dr. Lungile, because she asked the person with the tape.',
      bookInfluence: "Thomas Mofolo's Chaka, which I have read in Sesotho three times.",
      avoidTopics: 'Please do not write about HIV or poverty in general. The bursary is enough.',
      additionalGuidance: 'I would like it to begin with the washing.',
    },
    chosen: {
      essayType: 'academic-interest',
      essayTone: 'narrative',
      targetWordCount: '750',
      emphasizeThemes: ['curiosity', 'perspective', 'purpose'],
    },
  },
  rim: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: true,
    about:
      'Plant genetic resources / seed banking, Lebanon; half notes: sentences broken off into notes, arrows, dashes',
    course: 'MSc Plant Sciences',
    university: 'Wageningen University',
    texts: {
      fullName: 'Rim Abou Hamdan',
      email: 'rim.ah@example.com',
      targetUniversity: 'Wageningen University & Research',
      targetProgram: 'MSc Plant Sciences (Plant Breeding and Genetic Resources)',
      essayPrompt:
        'Describe a challenge you have faced and how it prepared you for graduate study (650 words).',
      personalBackground:
        "Born in Zahlé, Bekaa valley. Grandfather's wheat, 6 dunums, Salamouni (old variety, tall, falls over in the wind). I was the one who carried lunch.",
      familyBackground:
        'Father: pharmacist. Mother: French teacher, now teaches online to Ivory Coast. 2 brothers, both left (Montréal, Dubai).',
      lifeChangingExperience:
        'Summer 2021, internship at the seed bank in Terbol, supposed to be germination tests only. Then fuel crisis → generator 6 hours a day instead of 24. Cold room at -20 must not go above -10. We were three people on the rota with a thermometer and a notebook. I remember 2 Aug, 4 am, -11.5, and the diesel guy not answering his phone.',
      significantChallenge:
        "Deciding what to move first. We could fit about 3,000 of the packets in the chest freezers of an ice-cream distributor in Chtaura (Mr. Fadi, he didn't charge us). I made the list: first whatever has no safety duplicate anywhere, then lowest viability, then the rest. 2 nights of Excel. Some of the duplicates turned out to be wrongly recorded, 41 of them, so the list wasn't perfect and I only found out in October.",
      momentOfFailure:
        "Second-year genetics, failed (9/20). Was working evenings at the pharmacy + didn't ask for help. Repeated it, 15.",
      learningFromMistakes:
        "I don't trust a database field I haven't seen the packet for. Spot check 1 in 20.",
      coreValues:
        'honesty about what was lost. We lost 212 accessions of lathyrus, probably, and I insisted it goes in the annual report - my supervisor agreed in the end',
      academicPassion:
        'Landraces. Why Salamouni still yields something in a dry year when the modern ones give nothing, 2014 for example. Roots? flowering date? nobody has looked properly I think.',
      favoriteSubject: 'Quantitative genetics (the one I failed)',
      academicGoals:
        "- GWAS, properly, not from YouTube\n- seed physiology (why do some lots die after 8 years and others live 40)\n- R: can use it, can't write clean code",
      leadershipExperience:
        'Rota of 3 became rota of 11, students from AUB and the Lebanese University. I wrote the one-page instructions, Arabic + French. Nobody missed a shift in 9 weeks except during the road blocks.',
      changeYouInitiated:
        "Temperature by SMS. A 14-dollar sensor + an old Nokia, sends me a text above -14. Still running, they've added two rooms.",
      perspectiveEvolution:
        "Used to think conservation = keeping things frozen. Then I gave 2 kg of Salamouni back to four farmers in Rashaya, and after one season they had 70 kg. That's also a backup, and doesn't need diesel.",
      careerAspirations:
        'gene bank manager, in the region. Lebanon if there is one to manage. Otherwise Morocco, Jordan.',
      problemToSolve:
        'small seed banks have no money for power. What is the cheapest way to keep viability - ultra-dry storage at room temp? Evidence is mixed.',
      whyThisSchool:
        'CGN is on campus (Centre for Genetic Resources). The 6-month thesis + internship. A friend (Nour, class of 2022) says the group work is exhausting but good.',
      uniqueQualities: 'wake up at 4 without an alarm, still',
      avoidTopics: 'Politics, parties, the port explosion. Everyone from Lebanon writes about it.',
      additionalGuidance: 'No heroics please, Mr. Fadi did more than me.',
    },
    chosen: {
      essayType: 'challenge',
      essayTone: 'personal',
      targetWordCount: '650',
      emphasizeThemes: ['resilience', 'growth'],
    },
  },
  sokha: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about: 'Humanitarian demining / explosive ordnance, Cambodia; uneven English, mostly sentences',
    course: 'MSc Explosives Ordnance Engineering',
    university: 'Cranfield University',
    texts: {
      essayPrompt:
        'Personal essay (500 to 700 words): Describe a experience that shaped your choice of career.',
      personalStory:
        'My name is Sokha, I am from Rattanak Mondul district, Battambang. When I was 11 years old my cow go to the field behind the pagoda and step on the mine. The cow die and my uncle he lost two finger because he run to catch it. After this my family do not use this land for 13 years. In 2019 I was already deminer, and my team was send to clear exactly this field. We found 4 mine, type 72, and one M14. I found the third one. I did not tell my team leader this is the land of my family until we finish, because he maybe change me to other lane.',
      challengesOvercome:
        'Metal detector make signal for every nail and bullet piece. In one day I dig 160 signal and all is garbage. The danger is you become bored. In 2021 my colleague, Vuthy, was injure in the hand because he use the tool in wrong angle at 3 pm when very hot. After, I was afraid for about one month, I did not sleep well. I talk with our medic and come back step by step, first training lane, then real lane.',
      leadershipExperience:
        'Since 2022 I am section leader, 8 people, 5 of them are women. After the accident I propose that we change break time: 30 minute work, 10 minute rest from 12 to 3 pm. The operation manager worry about less square meter. I count for six weeks. The square meter was same (before 1,140 per week, after 1,155) and mistakes in internal check go down from 9 to 2.',
      growthExperiences:
        'Before I think brave is important for this job. Now I think to be boring is more important. I am very boring person now, my wife say also.',
      uniquePerspective:
        'Engineer who design the detector, they test in the sand lane in Europe. Our soil is laterite, have much iron. I know how the machine behave in the wet season and in the dry season and it is like two different machine.',
      passionsInterests:
        'I like volleyball and I study English by BBC every morning 5 to 6. I did bachelor of electronic in weekend class (Univ. of Battambang, 2023, GPA 3.31).',
      diversityContribution:
        'I can share the experience of field, about 9 year, and I am eager to learn from military student and student from other country.',
      futureImpact:
        'Cambodia want to be mine free but every year the date is move. After study I want to work in testing and evaluation of detector at the national authority so that the deminer has machine that fit with our soil. Also improvised device and cluster bomb, many people in Laos and Vietnam have same problem.',
    },
  },
  tserendulam: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: true,
    about: 'Textile conservation, Mongolia; whole sentences, plain and concrete',
    course: 'MPhil Textile Conservation',
    university: 'University of Glasgow',
    texts: {
      essayPrompt:
        'Tell us about an object that taught you something, and explain how it led you to apply to this programme. (max. 650 words)',
      personalStory:
        "In the winter of 2022 a herder from Arkhangai brought a rolled felt to the provincial museum in Tsetserleg, where I was the only assistant. It was his great-grandmother's door cover and it had been stored in a plastic bag next to the stove. When I opened it, moth casings fell out like rice. I was supposed to write a receipt and put it in the store room. Instead I asked him to stay for tea, and he told me for two hours which hands had quilted which corner. I froze the felt for three weeks on the balcony at minus 30, because we have no freezer large enough. It worked.",
      challengesOvercome:
        "There is no course in textile conservation in Mongolia. I learned from four PDFs of the Canadian Conservation Institute and from a retired seamstress, Mrs. Oyuun, who does not believe in gloves. In 2023 I washed the lining of a child's deel and the red dye ran into the white collar. I had tested one thread and there were two different reds. I wrote it in the object file with my name, although my director said that nobody would have noticed.",
      growthExperiences:
        'I used to think that a good repair is one which nobody can see. Now I think that the owner should be able to find it if he looks for it. I also test every colour now, and I test it twice.',
      uniquePerspective:
        'I grew up in a ger until I was nine, so felt for me is not an art object, it is a wall. I know what it smells like when it is wet and how it tears when a goat pulls on it. When a catalogue says "damaged at lower edge", I can usually tell if it was an animal, a stove or a bad winter.',
      passionsInterests:
        'I make patterns from old deels on squared paper. So far I have 31 of them: 12 Khalkha, 9 Buryat, 6 Dariganga, 4 I am not sure about. I also sing in the choir of the post office, badly.',
      diversityContribution:
        'I would bring questions about wool, felt and cold, because most of the textbooks I have read are about silk, cotton and damp.',
      futureImpact:
        'Our country has 21 provincial museums and, as far as I know, not one trained textile conservator in any of them. I would like to come back and open a small workroom in Tsetserleg with a sink, a freezer and a microscope, where the other provinces can send their things and their assistants.',
    },
  },
  anahit: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: true,
    about:
      'Puppetry / puppet design, Armenia; the recommender (head of a puppet theatre workshop) types, whole sentences',
    course: 'MA Directing for Devised and Object Theatre',
    university: 'Academy of Performing Arts in Prague (DAMU)',
    texts: {
      studentFullName: 'Anahit Ghazaryan',
      studentEmail: 'anahit.gh@example.com',
      programApplying: 'MA Directing for Devised and Object Theatre',
      targetUniversity: 'DAMU, Academy of Performing Arts in Prague',
      recommenderName: 'Vardan Melikyan',
      recommenderTitle: 'Head of the puppet workshop and stage director',
      recommenderOrganization: 'State Puppet Theatre, Gyumri',
      recommenderEmail: 'v.melikyan@example.org',
      recommenderCredentials: 'In the theatre since 1991, 43 productions, about 60 apprentices and trainees',
      relationshipDuration: 'Since September 2020, a little over four years',
      relationshipContext:
        'Anahit came to us as a third-year student of stage design and asked if she could sweep the workshop. I told her that we have somebody for that. She came again the next day with a broken puppet from our own show of 1987, which she had bought at the Vernissage market and already repaired. I gave her a bench, first as a trainee, and since 2022 she is employed as puppet maker and assistant director.',
      projectSupervision:
        'She has worked with me on six productions. In the first three she built, in the next two she assisted me, and the last one, "The Dog and the Cat" after Tumanyan (March 2024, 38 performances), was directed by her and I only signed the papers.',
      interactionFrequency: 'Every working day, in the season also on Sundays',
      technicalSkills:
        "She carves lime wood, she casts, she sews, and she has taught herself to make joints with a 3D printer, which I was against. Her control mechanism for the cat weighs 310 grams and mine weighed 540. The actors' wrists decided between us.",
      standoutMoment:
        'The evening I remember is in December 2021, in a school at Amasia, when the electricity went out in the middle of the performance. There were perhaps ninety children in the hall. Anahit asked the teachers to hold up their telephones, went behind the screen and turned the last two scenes into shadow play with the puppets that we had. She did not speak one word of explanation. When the light came back the children booed it.',
      problemSolvingExample:
        'Our budget for "The Dog and the Cat" was 900,000 drams, which is enough for perhaps four puppets, and she needed eleven. She made seven of them out of objects that she collected in the town: gloves, a samovar, a set of crutches, the bellows of an accordion. I thought that it was a solution out of need, but it became the idea of the whole production.',
      leadershipInstance:
        "Our actors are on average 51 years old and they do not like to be directed by a person of 24. In the second week of the rehearsals Mrs. Susanna, who has been with us for thirty years, left the room. Anahit did not go to me. She went to Susanna's home with the puppet and asked her to show how she would do the scene. They worked in the kitchen until midnight, and most of that scene is in the performance today.",
      teamwork:
        'She is the first to come and she puts the tools back in their places. In a workshop this is nearly everything.',
      communication:
        'She speaks little and draws much. With the lighting technician, who is hard of hearing, she has worked out her own signs, and they quarrel in them.',
      integrity:
        'When a newspaper wrote that the samovar was my invention, she did not mind, but I did. I ask you to note that it was hers.',
      mentoringOthers:
        'On Saturdays she leads a group for twelve children from the domiks, the temporary houses that we still have after the earthquake. Two of them now study at the art school.',
      peerComparison:
        'Of about sixty young people who have passed through my workshop I would put three together with her. One of them is now in Charleville-Mézières and one in Tbilisi.',
      standoutQualities:
        'Many can make a beautiful puppet. She can also throw a beautiful puppet away if the scene does not need it.',
      developmentAreas:
        "She does not like to write, and her director's notes are a heap of drawings which only she can read. She also finds it difficult to give work out of her hands. For the last production she let an apprentice carve the dog's head for the first time and repaired it only once in secret.",
      programFit:
        'We have no school for directors of puppet theatre in Armenia. What she can learn from me she has learned. In Prague she would work with dramaturgs and with people from other traditions, and she would have to explain why she does things, which I never ask of her.',
      careerPotential:
        "I will retire in 2029. I would be glad if the theatre had a director by then who knows both the bench and the stage, but I don't want this to be a condition for her.",
      additionalContext:
        'Her English is good (B2, I believe) and she began Czech in the autumn. The theatre will keep her position open for two years.',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-5',
      recommendationStrength: 'highest',
      letterTone: 'warm',
      emphasizeAspects: ['initiative', 'leadership', 'technical-skill'],
      targetLength: '500',
    },
  },
  awa: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      "sign language linguistics, Senegal; the student types in the first person about herself and 'Madame Diop'; mostly whole sentences",
    texts: {
      studentFullName: 'Awa Ndiaye Sarr',
      studentEmail: 'awa.sarr@example.com',
      studentId: '201805KQ2',
      programApplying: 'MA in Linguistics',
      targetUniversity: 'Gallaudet University',
      recommenderName: 'Dr Ndèye Coumba Diop',
      recommenderTitle: 'Maître de conférences, Sciences du langage',
      recommenderOrganization: 'Université Cheikh Anta Diop de Dakar',
      recommenderEmail: 'nc.diop@example.edu',
      recommenderPhone: '+221 33 555 01 66',
      recommenderCredentials: '15 years at UCAD, phonology and field linguistics',
      relationshipDuration: 'Since November 2020, so nearly five years',
      relationshipContext:
        'I was in her third-year course on phonology. She explained minimal pairs and I raised my hand and said that my brother, who is deaf, has them too, on his hands. She told me to come to her office and show her. I came with my brother.',
      coursesTeaching: 'Phonology (L3), Field Methods (M1), Seminar on Language Documentation (M1)',
      projectSupervision:
        'She supervised my Master 1 memoir on the signs of a deaf network at the fish market in Mbour, from January to September 2022, 74 pages.',
      interactionFrequency: 'Each second Thursday, and in the field three times',
      academicPerformance:
        'In Field Methods I had 17/20, which she told us she had given only twice before. In Phonology I began with 9 in the first partial, because I wrote too slowly, and I finished with 15.',
      specificGrades: 'Mémoire: 17/20, mention Très Bien',
      intellectualCuriosity:
        'Madame Diop had no training in sign languages, so for one semester we read together Stokoe and Liddell & Johnson, I made a summary each time, and she says that she teaches the chapter on phonology in a different way now.',
      analyticalSkills:
        'I filmed 23 signers, 11 hours, and annotated 4 hours 20 in ELAN. At first I had 61 handshapes, which is too many. She asked me how I knew that they were different. I made a test with pairs on cards and asked the signers themselves, same or not the same, and 61 became 34.',
      researchCapability:
        'When I started the analysis I thought that the American signs in my data came from the school in Dakar. Then I noticed that the people who used them most had never been to a school. I went back to Mbour and drew who had learned from whom, on a big paper, and it led to one man, a deaf tailor who had lived in Abidjan for six years. Dr Diop cites this drawing in her own talk in 2023.',
      standoutMoment:
        'At my defence I had asked for an interpreter and the university said there was no budget. So I signed the first five minutes myself, with no voice, for the eight deaf people in the last row, and the jury had to wait. Madame Diop has told me that it was the first time in fifteen years that she saw a jury learn something about waiting.',
      leadershipInstance:
        'I coordinate the Saturday class of sign at the cultural centre of Pikine since 2021. We were 6 and now around 45 come, nurses, two policemen, mothers.',
      overcomingChallenges:
        "In 2022 the hard drive with all videos of Mbour was stolen on the bus at Rufisque. I had a copy of about 60 %. I went back and explained to everybody what was lost and asked again, and all except one agreed to be filmed a second time. From then I have three copies, one is at my professor's house in a rice box.",
      integrity:
        'Two signers in my films were quarrelling about money. It was the best example of negation in the whole corpus. They asked me to take it out and I took it out; my professor knows because she had already marked the chapter that used it.',
      mentoringOthers:
        'I taught a deaf colleague, Ibrahima Faye, how to annotate in ELAN. He is quicker than me now and he was paid from the second project.',
      developmentAreas:
        "My statistics are weak. Dr Diop has said it to me clearly: I count well, but I don't know what to do after the counting. I also find it hard to cut a text.",
      programFit:
        'At Gallaudet the teaching is in ASL and I would be for once the one who has to catch up. My brother learned in a school founded in the tradition of Andrew Foster, who studied at Gallaudet, so in a way the language came to our house from there.',
      contributionToField:
        'There are hardly any published descriptions of the sign languages of Senegal apart from a few word lists. I would like to write a grammar, with deaf co-authors.',
      additionalContext:
        "I write this for Madame Diop because she asked me to put down what I remember; she will correct. Please don't say that I 'help' deaf people.",
    },
    chosen: {
      relationshipType: 'thesis-advisor',
      studentAcademicRank: 'top-5',
      percentileRanking: 'top-5',
      recommendationStrength: 'highest',
      letterTone: 'academic',
      emphasizeAspects: ['research', 'integrity', 'perseverance'],
      targetLength: '500',
    },
  },
  azamat: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      'avalanche science, Kyrgyzstan; the recommender (head of a road avalanche service) types, half sentences half notes; student is a man',
    texts: {
      studentFullName: 'Azamat Toktogulov',
      studentEmail: 'azamat.tok@example.com',
      programApplying: 'Master of Resource Management (avalanche research)',
      targetUniversity: 'Simon Fraser University',
      recommenderName: 'Viktor Pak',
      recommenderTitle: 'head of avalanche station, Bishkek–Osh road',
      recommenderOrganization: 'Ministry of Emergency Situations, Töö-Ashuu',
      recommenderEmail: 'v.pak@example.org',
      recommenderCredentials: '31 winters at the pass, 1,000+ artillery releases, trained 40 observers',
      relationshipDuration: '4 winters (Oct 2021 – now)',
      relationshipContext:
        'He came as a hydrology graduate from the Kyrgyz-Russian Slavic University, with city shoes. I needed an observer who could also use a computer. Nobody else had applied.',
      projectSupervision:
        '– digitising our station journals 1967–2020, 53 notebooks, Russian handwriting\n– forecasting table for the 14 paths above the north portal\n– trial with infrasound sensor, borrowed from the Swiss, winter 23/24',
      interactionFrequency: 'daily in season, two weeks on / two off, same hut',
      specificGrades: 'diploma 4.6 of 5 (I saw it once)',
      analyticalSkills:
        'He counted what I had in my head. I always said: wind from the southwest, close early. From the journals he took 611 avalanche days and showed that with wind above 12 m/s path no. 7 goes within 5 hours in 71% of cases; path no. 9, which I was more afraid of, only in 28%. I was wrong about 9 for twenty years. He showed it to me alone, over tea, not in the meeting.',
      technicalSkills:
        'R, QGIS, drone (photogrammetry of start zones, before and after). Snow pits – clean, quick, full profile in 35 min. Repairs the weather mast himself.',
      independentWork: 'Feb 2023 I was in hospital, gallbladder. He ran the station 19 days.',
      standoutMoment:
        "11 February 2023, in these 19 days. Sky clear, trucks waiting 6 km on both sides, the minister's office on the phone to open. His pit showed surface hoar buried at 60 cm. He kept it closed 9 hours more and signed with his own name. At 16:20 path 7 came over the road, 4 metres deep, 130 m long. No one under it. He then called the minister's office back and simply read out the time.",
      problemSolvingExample:
        'Journals: every observer had his own words. "Large" in 1974 is not large in 1998. He found that they all noted how many hours the bulldozer needed to clear, so he used bulldozer hours to get size. I find this elegant. One machine type until 1991, then he corrected for the new one.',
      overcomingChallenges:
        'First winter he was afraid of the slope, really afraid, did not hide it. Asked me to take him onto the same one each morning until it was normal. 22 mornings.',
      collaborationSkills:
        'Drivers trust him – he made a Telegram channel in Kyrgyz and Russian, 18,400 subscribers, three lines each morning. Closures are argued about less.',
      workEthic:
        'Measures at 6, 9, 12, 15, 18, 21. In four winters missing: two readings, both written down with reason (blizzard; and he slept).',
      integrity: 'See 11 Feb.',
      mentoringOthers: 'Three young observers. Taught them pits with layered cake from the canteen.',
      peerComparison:
        'Of the 40 or so I trained: best analyst, no question. On skis, somewhere around twentieth.',
      developmentAreas:
        "He explains too long on the radio. And he still asks me before he decides, though he doesn't need to any more. English: reads everything, speaks slowly.",
      programFit:
        "Prof. Haegeli's group works on how people take decisions with a forecast, and that's exactly Azamat's question now: drivers who see the sign and go anyway. He has 3 winters of data for it, barrier counts plus the channel.",
      careerPotential: 'I retire in 2028. I want him to have my chair, but with better science than I had.',
      additionalContext: 'I write Russian, my daughter translated this.',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-5',
      recommendationStrength: 'highest',
      letterTone: 'warm',
      emphasizeAspects: ['analytical-thinking', 'integrity'],
      targetLength: '500',
    },
  },
  nour: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      "audiovisual archiving, Lebanon; MIXED (recommender dictated most fields, the student added first-person lines); mostly whole sentences; no pronoun for the student in the recommender's parts",
    course: 'MA in Moving Image Archiving and Preservation',
    university: 'New York University',
    applicantName: 'Nour Abi Khalil',
    texts: {
      recommenderName: 'Hadi Sfeir',
      recommenderTitle: 'Founder and head archivist, a small film and sound archive in Beirut',
      recommenderRelation: 'Employer. I started there as a volunteer and became staff.',
      relationshipDuration: 'since February 2021, a bit more than four years',
      studentStrengths:
        "Nour has ears and a system, which is a rare combination in our trade. Most people who come to us love old films. Nour loves old labels. Of the 2,300 quarter-inch tapes from the closed radio station, only 400 had a readable label when the work began; today 1,950 are identified, many of them by the announcer's voice, by a jingle, or by the brand of the tape stock.\nLanguages: Arabic, French, English, some Armenian from the neighbours.",
      specificExamples:
        "In August 2023 there was state electricity for two hours a day and diesel for four. A batch of acetate tapes had begun to smell of vinegar and could not wait. Nour calculated the transfer times tape by tape, made a timetable in quarters of an hour, and asked a dentist on the second floor, who had solar panels, whether we may run a cable down the stairwell in exchange for digitising the dentist's wedding video. 212 tapes were transferred in 33 nights. We lost three, and Nour wrote an obituary for each, with the contents as far as known, that is now part of the catalogue.\n(I also built the baking oven for the sticky ones, from a food dehydrator, 54 degrees for 8 hours. Hadi was against it at first and then he wasn't.)",
      academicPerformance:
        'I never taught Nour in a classroom. I can only say that the BA thesis (Lebanese University, 2020, 16/20) on the sound of newsreels was good enough that we use a chapter for the training of interns.',
      characterQualities:
        'Stubborn in a polite manner. When a television channel wanted to buy the exclusive rights to a collection of interviews with refugees from the seventies, I was tempted, since we had not paid the rent. Nour went through the boxes and found the letters in which the speakers had been promised that it would never be sold. We did not sell. We found the rent in another place.\nAlso: never once late, in a city where everybody has an excuse.',
      comparativeAssessment:
        'Around 60 interns and employees have passed through since I opened in 2009. Four of them I would trust with an original alone in the room, and Nour is one of the four. I am the oldest of the other three.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  sokha2: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'prosthetics and orthotics, Cambodia; the recommender (clinic head) types, mostly whole sentences; student is a man',
    course: 'MSc Prosthetics and/or Orthotics Rehabilitation Studies',
    university: 'University of Strathclyde',
    applicantName: 'Sokha Chhim',
    texts: {
      recommenderName: 'Marit Ellingsen',
      recommenderTitle: 'Clinical Director, physical rehabilitation centre, Kampong Speu',
      recommenderRelation: 'His line manager; before that external examiner at his diploma',
      relationshipDuration: 'five and a half years (since Jan 2020)',
      studentStrengths:
        'Sokha sees gait. I have trained prosthetists in four countries and this can only partly be taught. He will stand at the end of the parallel bars, say nothing for two or three passes, and then turn one screw by a quarter. He is also very fast with plaster: nine sockets in a week is normal for him, where I would plan six. His written English is good and improving; when he came, his notes were three words long, and today they are the ones I give to new staff.',
      specificExamples:
        "In 2022 a rice farmer, Mr Vuthy, came back for the fourth time with a sore at the end of his stump. Three of us, me included, had modified the socket. Sokha asked if he could go home with him. He took the motorbike 70 km, and spent a day in the paddy. The sore did not come from walking at all. It came from squatting on the dike, with the knee bent to an angle that our socket trim line did not allow. He cut the posterior wall down by 14 mm, added a waterproof liner out of bicycle inner tube, and the sore closed in five weeks. Since then he has made 26 'paddy legs', as the patients call them, and we follow each of them up at 3, 6 and 12 months. Only two have come back with skin problems.",
      academicPerformance:
        'As his external examiner in 2019 I gave him 87 out of 100 for the transfemoral practical, which was the best mark of that day (14 candidates). The theory paper was weaker, 68, mostly biomechanics calculations. He has since sat through our evening maths course twice, the second time as the one who explained.',
      characterQualities:
        'He is patient and dry-humoured. He lost an older brother to a mine in 1998 and mentions it only when a patient needs to hear it. He tells me when I am wrong, privately and with a drawing.',
      comparativeAssessment:
        'I have supervised about 45 prosthetist-orthotists since 2004, in Norway, Malawi, Vietnam and here. For clinical judgement I would put him in the first three. For academic writing somewhere in the middle, and he knows it.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  wara: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'hydrometallurgy of lithium brines, Bolivia; the student types in the first person, half sentences half notes; SPARSE',
    course: 'MSc Metallurgical Engineering (raw materials and extraction)',
    university: 'Montanuniversität Leoben',
    applicantName: 'Wara Mamani Choque',
    texts: {
      recommenderName: 'Ing. Freddy Colque Rojas, Dr.',
      recommenderTitle: 'Docente titular, Metallurgy, Universidad Técnica de Oruro',
      recommenderRelation: 'my thesis tutor, also taught me Hidrometalurgia I + II',
      relationshipDuration: '3 years aprox',
      studentStrengths:
        'Careful in lab. I repeat everything 3 times, my professor jokes about it. Good with people at the salar.',
      specificExamples:
        'Thesis: removing magnesium from Uyuni brine. The Mg/Li ratio was 18, and all our recipes were for Chile (ratio 6). I tried lime first -> too much lithium lost in the sludge (22%). Then I did it in two steps with sodium oxalate and washed the sludge back; loss down to 7%. 54 tests, at 3,700 m the filter takes forever. Dr. Colque came on a Sunday to see because he did not believe it.',
      academicPerformance: '78/100 average, Hidrometalurgia II 94 (highest of 31)',
      characterQualities:
        "I worked weekends in my aunt's shop in Oruro the whole degree, never missed a lab. He knows this.",
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  dilnoza: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about:
      'sericulture / silk fibre engineering, Uzbekistan to Japan; uneven English (articles and tenses slip), eager, concrete',
    texts: {
      fullName: 'Dilnoza Yuldasheva',
      email: 'dilnoza.yu@example.com',
      nationality: 'Uzbekistan',
      currentLocation: 'Margilan, Fergana region',
      currentUniversity: 'Tashkent Institute of Textile and Light Industry',
      currentDegree: 'Bachelor, Technology of silk and natural fibers',
      fieldOfStudy: 'silk reeling',
      currentGPA: '88.4 %',
      graduationYear: '2023',
      academicRank: '5 from 46',
      significantCoursework:
        'Primary processing of cocoons, Fiber material science, Polymer chemistry. In Fiber material science I am make 200 tension tests of raw silk with my hand on old machine from 1978, teacher says no student did so many.',
      academicProjects:
        'My diploma work was about cooking of cocoon before reeling. In our factories they cook by time, all cocoon same time, 8 minute. But cocoon from spring and cocoon from autumn is different thickness. I sorted 3000 cocoon by weight in three groups and cooked each different. The thread break became less, from 11 breaks per 1000 metre to 6. It is simple thing but nobody was measuring.',
      publications:
        'D. Yuldasheva, M. Karimov. Influence of cocoon sorting to reelability. Conference of young scientists, Namangan, 2023, p. 114-117 (in Uzbek)',
      scholarshipsAwards:
        'Zulfiya state prize candidate 2021 (region stage, not winner)\nRector stipend 2 semesters',
      toeflIeltsScore: 'IELTS 5.5, I will take again in October. JLPT N4',
      currentPosition: 'technologist, silk reeling mill in Margilan',
      workExperience:
        'From August 2023 I work in reeling mill, 120 workers, almost all is women. I control quality of raw silk: denier, cleanness, number of breaks. Also I train new reelers because old ones go to Russia or Turkey for work. In last year I trained 17 girls, 12 of them stay.',
      industryExperience:
        'Uzbekistan is the third in world for cocoon but we export many as raw silk grade 2A or 3A with low price, and China make from it the expensive thing. The eggs also we buy from China. Families grow worms in their own home in May, they sleep in yard because the worms have the room. For this they get about 50 000 som for kilo.',
      professionalAchievements:
        'I made the sorting from my diploma in the mill, with one sieve table that welder of our street made for 900 000 som. Now our lot is 4A two times, before never.',
      internships: '2022 summer, 6 weeks, Khorezm, silkworm breeding station. I counted eggs mostly.',
      targetUniversity: 'Shinshu University',
      targetProgram: 'Master, Textile Science and Technology (Ueda campus)',
      programSpecialization: 'silk / biomaterial',
      applicationSemester: 'April 2027',
      whyThisUniversity:
        'Shinshu has the only faculty in Japan which is for textile, and it begin from sericulture school in 1910. I know that they have own mulberry field and own silkworm. Ueda was silk city as Margilan is silk city. I think I will be not so homesick there.',
      facultyInterest:
        'Professor Yasushi Tamada, about silk for medical use. I read his article with dictionary, two weeks. I am not sure he is still take students.',
      universityResources:
        'electron microscope, automatic reeling machine, the collection of old silkworm races',
      whyThisField:
        "My grandmother was reeler and her fingers are without fingerprints, from hot water, 32 years. When government wanted to give biometric passport to her, the machine could not read it. Everybody laughed and she laughed also, but I was 14 years and I didn't laugh. I thought, it must be possible to make silk and keep your fingers.",
      careerMotivation:
        'I know what happen in the basin but why sericin is melting in 90 degrees for one cocoon and 95 for other, I can not explain. In my mill nobody can. In Japan it is people who can.',
      specificInterestAreas:
        'Lower temperature of cooking, maybe with enzyme. What to do with sericin, we are pouring it in the canal, and it smells. In cosmetics they pay for it.',
      professionalGoals: 'To be engineer who build new type of small reeling line for family enterprise.',
      postGraduationPlans:
        'I return to Margilan. My mill director agreed to give me one corner 40 m2 for experiments.',
      failureAndLearning:
        'In winter 2024 I put enzyme (papain from pharmacy) into one basin without asking. The thread became weak and 14 kg silk was lost. It is 2 month of my salary. I told director the same day, she was shouting and after she said next time take one bucket not one basin. Now I always begin from one bucket.',
      collaborationExperience:
        "With the old reelers. They don't believe paper, they believe hand. So I asked them to sort by hand first and I weighed after, and Saodat-opa made only 4 mistake from 100. I put her hand in my report as a method.",
      culturalBackground: 'Family of atlas weavers. Father weave ikat on hand loom, mother dye.',
      languageSkills: 'Uzbek, Russian, English B1-B2, Japanese N4',
      additionalNotes: "My English is not perfect please correct it but don't make me like other person.",
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'professional',
      targetWordCount: '1000',
      emphasizeAspects: ['work-experience', 'research'],
    },
  },
  enkhjin: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'textile conservation, Mongolia; mostly whole sentences, calm, precise, a few lists',
    course: 'MPhil in Textile Conservation',
    university: 'University of Glasgow',
    texts: {
      studentFullName: 'Enkhjin Batsukh',
      studentEmail: 'enkhjin.b@example.com',
      currentUniversity: 'National University of Mongolia, Ulaanbaatar',
      currentDegree: 'BSc Chemistry (organic)',
      graduationYear: '2020',
      currentGPA: '3.41 / 4.0',
      currentCompany: 'Centre of Cultural Heritage, Ulaanbaatar',
      currentJobTitle: 'Junior conservator (textiles), before that lab technician',
      workExperienceDetails:
        'I was hired in September 2020 to run the FTIR and the dye samples. After eight months the head of the textile room, Mrs Oyuntsetseg, asked me to hold a tweezer for her and I never really went back. Until now I have treated 31 objects myself: mostly deels from the 19th century, felt saddle covers and two tsam dance costumes. I also keep the treatment database (Access, about 1,400 records) because nobody else wants to.',
      problemSolvingStory:
        'In 2022 we received a felt carpet from a Xiongnu burial at Noyon Uul that had been frozen and thawed on the way. The old instructions said wash it. When I tested a loose fibre, the red bled in plain water within four minutes, but in water brought to pH 5 it held. We did not wash it at all. I built a humidity tent from greenhouse film and two ultrasonic humidifiers from the market and we flattened it over 19 days, 3 to 4 % RH per day. The red is still red.',
      fieldInterestOrigin:
        'My grandmother in Arkhangai kept her wedding deel in a chest with juniper, and every Tsagaan Sar she opened the chest and let us look but not touch. In 2014 moths got in. She was not angry, she only said that nobody had told her juniper stops working after it dries. I think about this sentence a lot, because it is chemistry.',
      facultyConnections:
        "Karen Thompson's teaching on tapestry and wet cleaning. I have read the papers of the group on strain monitoring of hanging textiles, and I would like to ask whether digital image correlation works on felt, which has no weave to follow.",
      setbackLearning:
        'My first adhesive support was a failure. I used a consolidant at the concentration of the article, and on a painted silk banner it dried shiny, like plastic. I had tested it on new silk, not on old. It took Mrs Oyuntsetseg and me three weeks to reverse it. Since then I make a test on something aged, even if I have to bake it myself in the oven at 105 degrees, and I write down who agreed with the choice.',
      academicProjects:
        'Bachelor thesis: Identification of madder and insect reds in 24 textile fragments by HPLC-DAD. 17 were madder, 5 were insect, 2 I could not say.',
      publications:
        'Batsukh E., Oyuntsetseg D. "Humidification of archaeological felt under field conditions", bulletin of our Centre, 2023 (in Mongolian with English summary)',
      awardsHonors: 'Young Specialist of the Year, Ministry of Culture, 2023',
      shortTermGoals:
        'I will go back to the Centre, where I have a written promise of my post. There are four textile conservators in the whole country and two of them retire before 2029. I want to set up a small aging and testing corner so that we stop borrowing recipes for cotton and silk and use them on felt and camel wool.',
      longTermGoals:
        'In ten years I would like a two-year training course in Ulaanbaatar, in Mongolian, with perhaps six students at a time. Also a mobile kit for the aimag museums, which have 21 storerooms and not one conservator.',
      universityInterest:
        'Glasgow is as far as I know the only place in the UK where textile conservation is taught as its own degree, with real objects from the first year and a placement in the summer between. I am a chemist who learned sewing by watching. I need somebody to correct my hands.',
      futureContributions:
        'I can bring felt. Most of the literature treats woven textiles and I have worked with felt for four years, also with frozen ground material. I can also show how to work when the adhesive that you ordered takes five months to arrive.',
      additionalInformation:
        'My maths grades in the first year are low (C, C+), because I was working nights in a cashmere shop.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '1000' },
  },
  hirut: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about:
      'brewing and distilling science (tella, teff malt), Ethiopia; mostly whole sentences, warm, some passages general',
    texts: {
      fullName: 'Hirut Gebremedhin Alemu',
      email: 'hirut.ga@example.com',
      nationality: 'Ethiopian',
      currentLocation: 'Debre Birhan, Ethiopia',
      phoneNumber: '+251 91 155 0182',
      currentUniversity: 'Hawassa University',
      currentDegree: 'BSc Food Science and Post-Harvest Technology',
      fieldOfStudy: 'Fermentation',
      currentGPA: '3.67',
      graduationYear: '2018 (July)',
      academicRank: '3rd out of 58',
      significantCoursework:
        'Food Microbiology (A), Unit Operations (A-), Cereal Technology (A+), Biochemistry II (B). In Cereal Technology we malted barley in the dormitory laundry because the lab had no water that semester.',
      academicProjects:
        'My final project was on gesho (Rhamnus prinoides), the leaf that makes tella bitter. I collected gesho from five markets and brewed the same tella with each. The bitterness differed nearly by a factor of two, although the women who sold it all said it was the same gesho. The one from Woldia was strongest. I would like to be asked why, since I still do not know.',
      toeflIeltsScore: 'IELTS 7.0 (L 7.5 R 7 W 6.5 S 7)',
      otherCertifications: 'IBD General Certificate in Brewing, 2021, pass with credit\nHACCP level 3',
      currentPosition: 'Shift brewer at a lager brewery near Debre Birhan',
      workExperience:
        'I am responsible for one of three shifts, which means 11 people and around 1,900 hl in eight hours. I started in the quality lab in 2018 counting yeast, became assistant brewer in 2020 and got my own shift in 2022. I decide when a fermenter is ready, I release or stop the filter, and at 5 in the morning I explain to the day shift what went wrong.',
      industryExperience:
        'Beer in Ethiopia has grown very fast, but much of the malt was imported until a few years ago and dollars are scarce. When there is no foreign currency there is no hop extract and no enzyme. At the same time the whole country has brewed at home for centuries with barley, sorghum, teff and gesho, and hardly anybody in a factory has studied it.',
      professionalAchievements:
        "In 2023 our extract loss was 6.8 %. I noticed that the loss was always worse with malt from local farmers' barley, because the kernels were smaller and we used the mill gap for French barley. I sieved 40 samples, made a table of gaps and asked permission to try it for two weeks. It came down to 4.9 % and the table is now taped on the mill.",
      skillsCompetencies:
        'Yeast management, sensory panel (trained taster since 2021), Excel, a little R. Amharic and Tigrinya with the farmers.',
      leadershipRoles:
        "Shift leader. Also the women's representative of the works committee; there are 9 women in production of 140.",
      targetUniversity: 'Heriot-Watt University',
      targetProgram: 'MSc Brewing and Distilling',
      applicationSemester: 'September 2026',
      whyThisUniversity:
        'Heriot-Watt is known all over the world for brewing and distilling and I would be honored to study there. Two of the engineers who installed our brewhouse were graduates and they argued with each other about mash filters in a way that I wanted to join. More practically, there is a pilot brewery where the students make their own recipes, and I have a recipe.',
      specificCourses:
        'Malting above all. I can correct a mill, but I have never been in a proper maltings and I learned kilning from a PDF. Also distilling, because areki is distilled in every second house in my region and people still become ill from it.',
      universityResources: 'The pilot brewery and the micro-malting equipment.',
      whyThisField:
        "My mother sold tella in Adigrat. The sign for a tella house is a cup upside down on a stick, and as a child it was my task to put the cup out in the morning. She could tell from the smell of the ensira (the clay pot) whether it would sour on day four or day six, and she was right, and she could not tell me how. I have wanted to explain my mother's nose since then.",
      careerMotivation:
        'I can run a process that others designed. When I propose something different I have only my experience to argue with, and the head office in Europe wants data. I am 30, my shift is stable, and the company has agreed to a leave of absence for 15 months.',
      specificInterestAreas:
        'Can teff or local barley be malted evenly enough for a factory?\nWhat does gesho do beside the bitterness? Does it hold back lactic bacteria like hops do?\nSafe small-scale distillation (methanol, copper)',
      professionalGoals:
        'I want to become a malting and raw material specialist and later head brewer. There has never been a woman head brewer in the company.',
      longTermVision:
        'A medium-size brewery of my own which sells a stable bottled tella, buying from maybe 600 farmers.',
      contributionToUniversity: 'I would gladly brew tella for the class and let them criticise it.',
      impactVision:
        'The women with the upside-down cup. If their tella kept for ten days instead of five, they would not pour away a third of it.',
      challengeOvercome:
        'Between November 2020 and early 2022 I could not reach my parents, the telephone lines in Tigray were cut. I worked and did the IBD certificate at night, since otherwise I would only have sat by the radio. My father died in that time, I learned it four months later. I do not want pity for this but it explains why I did not apply earlier.',
      failureAndLearning:
        'In my second month as shift brewer I released a fermenter at 02:40 without tasting, because the diacetyl figure was good. The figure was from the neighbouring tank; someone had exchanged two labels. 480 hl had to be blended away over six weeks. Since then nothing leaves on my shift without two tasters and the tank number read out aloud.',
      culturalBackground:
        'Tigrayan mother, Amhara father. Orthodox, so around 180 fasting days in a year, which is interesting for a beer tasting schedule.',
      languageSkills: 'Amharic, Tigrinya (both native), English C1, a bit of French',
      avoidMentioning: 'The name of my company. And please nothing political about the war.',
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'personal',
      targetWordCount: '1250',
      emphasizeAspects: ['work-experience', 'personal-stories', 'career-goals'],
    },
  },
  renzo: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'karst hydrogeology / caving, Peru; half sentences, half notes with dashes and arrows',
    course: 'MSc in Hydrogeology and Geothermics',
    university: 'University of Neuchâtel',
    texts: {
      studentFullName: 'Renzo Quispe Alarcón',
      studentEmail: 'renzo.qa@example.com',
      currentUniversity: 'UNMSM (San Marcos), Lima',
      currentDegree: 'Ing. Geológica, 5 yrs + título',
      graduationYear: '2021 (título 2022)',
      currentGPA: '15.2/20, tercio superior',
      currentCompany: 'Hidroandes Consultores SAC',
      currentJobTitle: 'field hydrogeologist',
      workExperienceDetails:
        'Since March 2022. Piezometers, pumping tests, spring inventories for mines and for two municipalities (Tarma, Palca).\n- 63 springs mapped in the upper Huasahuasi basin\n- I write the field chapter of the reports, my boss writes the conclusions\n- learned: a client can ask you to call a spring "seasonal" when it isn\'t. I didn\'t sign that page.',
      internshipExperience:
        'INGEMMET, Jan–Apr 2020, interrupted by covid after 10 weeks. Digitised old 1:100 000 sheets, mostly QGIS.',
      problemSolvingStory:
        "Palca, Aug 2023. The town's main spring turned brown each time it rained on the other side of the ridge, 6 km away, and the engineers said impossible, different basin. I had caved on that side. We put 2 kg uranine in a sinkhole at 3,940 m, and charcoal bags in 9 springs; my cousin changed them every 12 h. After 41 hours: green at Palca. So → same water. The municipality now fences the sinkhole (it was being used for dead animals).",
      fieldInterestOrigin:
        "Caving club at San Marcos, 2017. Sima Pumacocha, I only went down to -180 but you hear the river below and no map had that river. I came out and wanted to know where it goes, that's basically still the question.",
      facultyConnections:
        "Prof. Philippe Renard – stochastic karst network simulation (pyKasso). I've installed it and run it with our Palca data, 5 springs, the networks come out too straight, I think because of the fault inputs. Would like to ask him.\nCHYN in general.",
      setbackLearning:
        "First tracer test, 2022: nothing arrived. Three weeks of sampling and zero. Later I understood I'd kept the charcoal bags in the same backpack as the dye → blanks contaminated, so we had to throw the whole series away. Cost approx 4,000 soles, and I told the client myself. Now two people, two cars, dye and samplers never meet.",
      campusInvolvement:
        'Swiss caving clubs obviously (SCMN in La Chaux-de-Fonds?). Cave survey, teaching Spanish.',
      academicProjects:
        'Thesis: "Caracterización hidrogeológica del sistema kárstico de Huagapo". Discharge every 15 min for 7 months with a logger we built ourselves (Arduino + pressure sensor, 38 USD). Recession analysis, two components.',
      publications: 'none peer reviewed. Poster, Congreso Peruano de Geología 2021',
      shortTermGoals:
        'Work 2–3 years on tracer tests and protection zones, in Peru or with a Swiss office that has projects in the Andes. Long enough to do maybe 20 systems properly.',
      longTermGoals:
        "Peru has no legal protection zone for karst springs, the law assumes a fixed radius. I'd like to be one of the people that write the technical norm. ANA (water authority) or university.",
      universityInterest:
        "– karst is actually part of the programme and not a single lecture\n– field courses in the Jura\n– fees are possible for me\nI know the textbooks but I've never had a course on transport modelling, and my pumping test skills are from porous aquifers where everything is smooth.",
      futureContributions:
        "Data nobody has: loggers above 3,900 m, snow + rain + limestone. And I'm used to 14 hours underground with people that I met that morning.",
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'conversational', wordCount: '800' },
  },
  semi: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: true,
    about: 'MBA, inter-island shipping, Fiji; long answers in whole sentences',
    course: 'Full-time MBA',
    university: 'Copenhagen Business School',
    texts: {
      studentFullName: 'Semi Tuilagi Vakaloloma',
      studentEmail: 'semi.vakaloloma@example.com',
      currentUniversity: 'The University of the South Pacific, Laucala',
      currentDegree: 'BCom, double major Accounting & Management',
      graduationYear: 'Class of 2016',
      currentGPA: '3.4 out of 4.5',
      currentCompany: 'Lomaiviti Coastal Shipping Pte Ltd, Suva',
      currentJobTitle: 'Operations Manager (since March 2020; before that Accounts Officer, 2016-2020)',
      workExperienceDetails:
        'I am responsible for three vessels, 64 crew and nine ports, most of which are a concrete ramp and a shed. When I took over operations, our ships sailed when they were full, and people on Koro and Gau slept on the jetty because nobody could tell them which day that would be. I drew up a fixed timetable and defended it before the board for a whole year, because in the first quarter it cost us 118,000 Fijian dollars. By the end of 2022 the passenger numbers were up by 37 per cent and the freight had followed. I also negotiate the government franchise contracts for the uneconomical routes, order the spare parts and, when the purser is ill, sell tickets.',
      problemSolvingStory:
        'In 2021 we were paying claims for spoiled kava, taro and fish almost every week, and the crew blamed the farmers and the farmers blamed the crew. I travelled on the Wednesday sailing for two months and put cheap temperature loggers in the sacks. It turned out that most of the damage happened in the four hours before loading, when the cargo stood in the sun on the ramp. We built roofs from old containers at five ports for about 6,000 dollars each. The claims went from 9,400 dollars a month to under 2,000. I was rather proud of the roofs until an old man at Nawaikama told me that he had asked my predecessor for one in 1998.',
      fieldInterestOrigin:
        'My grandmother lived on Moala, and when I was fourteen she had a stroke and waited five days for a boat. She lived, but she never used her right hand again. I do not want to make too much of that story, because I studied commerce for the ordinary reason that there were jobs in it. But when I sit over a timetable I always look first at the longest gap between two sailings.',
      setbackLearning:
        'In 2019 I persuaded the owners to buy a second-hand ferry from Japan, because on my spreadsheet it paid for itself in six years. I had not asked any of our captains. Her draught was forty centimetres too deep for two of the ramps at low tide, and we found this out with 130 passengers on board. We sold her after twenty months at a loss of 1.1 million. I offered to resign and Mr. Chand, our managing director, said that the company had just paid a great deal for my education and he would like to see some use of it. Since then no investment paper leaves my desk without the signature of somebody who will have to steer the thing.',
      campusInvolvement:
        'I would like to join the shipping and the sustainability clubs and would gladly help to organise a trip to one of the ports. I have also refereed rugby since 2015 and I hear that Copenhagen has a league.',
      awardsHonors:
        'Fiji Maritime Safety Award (company), 2023. Young Manager of the Year, finalist, Fiji Commerce & Employers Federation, 2022. GMAT Focus 615.',
      shortTermGoals:
        'I would like to spend two or three years with a ferry operator or a ship finance team in Northern Europe that is renewing a fleet, because I need to see from the inside how a low-emission vessel is paid for. Then I would return to Suva, where Mr. Chand has told me that the post of general manager is open until 2030 at the latest.',
      longTermGoals:
        'In ten years I want to run a regional company that serves the outer islands of Fiji, Tonga and Tuvalu with small electric or hybrid ships on a timetable which people can trust. I am passionate about connecting communities and I believe that shipping can be a business and a service at once.',
      universityInterest:
        'I chose Copenhagen because the city lives from shipping and because Denmark has small islands with few people and nevertheless has ferries to them. I read about the electric ferry Ellen, which serves Ærø, and I have worked out that our run from Natovi to Ovalau is of a similar length. The class is small, and the one-year format matters to me as I have two daughters, aged four and six. I can explain a cash flow to a captain, but I have never valued a company, structured a loan or read a charter contract without a lawyer beside me.',
      futureContributions:
        'I have managed people who are older than I am, who are related to each other and who have known me since I was in school, and I have had to dismiss two of them. I think that I can be useful in a discussion on leadership when it becomes too neat.',
      additionalInformation:
        'My grades in the second year (2014) are weak, since I was working nights at a petrol station in Nabua after my father lost his job. From the fourth semester on they are all B+ or better.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '1200' },
  },
  semisi: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: true,
    about: 'fire safety engineering, Fiji (Tongan family); notes and fragments almost throughout',
    course: 'International Master of Science in Fire Safety Engineering (IMFSE)',
    university: 'Ghent University',
    texts: {
      studentFullName: 'Semisi Taufa Vainikolo',
      studentEmail: 'semisi.v@example.com',
      currentUniversity: 'Fiji National University, Derrick Campus, Samabula',
      currentDegree: 'BEng (Hons) Mechanical',
      graduationYear: 'Class of 2019',
      currentGPA: '3.6 of 4.5',
      currentCompany: 'National Fire Authority',
      currentJobTitle: 'structural fire safety officer, Suva',
      workExperienceDetails:
        'plan checks, approx 220 a year. hotels, warehouses, 2 hospitals. before that 14 months on the trucks at Valelevu station, night shift. hydrant flow testing, all of Nasinu, 412 hydrants, 97 dead',
      internshipExperience: 'Fiji Sugar Corp, Lautoka mill, 10 wks, 2018. boiler house, bagasse dust',
      problemSolvingStory:
        "market building, Suva, 2021. smoke vents on drawing, none on roof. owner: 'they were value engineered.' no money for retrofit. used FDS, 6 runs on own laptop (one run = 31 hrs). opening the top louvres on sea side + moving 40 stalls = 3.5 min more to get out. cost FJD 18,000 instead of 240,000. done March 2022",
      fieldInterestOrigin:
        'house fire, Kinoya, 2019, my second week. timber and iron sheet, gone in 9 minutes. three kids out, grandfather not. textbook curve says 20. wanted to know whose 20',
      facultyConnections: 'Prof. Bart Merci – smoke, CFD. Edinburgh partner: informal settlements work',
      setbackLearning:
        'failed heat transfer in year 3. 38%. was captain of rugby sevens, training 5 days. quit captaincy, repeated, B+. learned: say no to something before the exam, not after',
      campusInvolvement: 'rugby. church choir (bass)',
      academicProjects:
        'final year: low-cost heat flux gauge, copper disc + thermocouple. within 8% of the borrowed one. 60 dollars',
      awardsHonors: 'NFA commendation 2022\nFNU sports blue',
      shortTermGoals:
        'back to NFA, engineering unit (at present = me + 1). performance-based approvals, write the guide for it',
      longTermGoals:
        'Pacific fire code. one for 8 countries, not copy of NZ. timber, thatch, cyclone shutters that lock people in',
      universityInterest:
        'three universities in one degree – Ghent, Lund, Edinburgh. fire dynamics + evacuation + structures. nothing similar south of NZ',
      futureContributions:
        'seen about 130 real fires from inside or next morning. photos, notes on 88 of them',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'classic-formal', wordCount: '800' },
  },
} as const satisfies Record<string, Person>
